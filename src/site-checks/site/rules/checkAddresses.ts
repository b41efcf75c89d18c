import type {Finding} from '../finding';
import type {SitePage} from '../readPage';
import type {Site} from '../readSite';
import {resolveReference, toPlainPath, toUrl} from '../resolveReference';

const NOT_FOUND = '404.html';

/**
 * Each page names its own address, the sitemap lists all that may be indexed and nothing else, and
 * redirects end at a page.
 */
export function checkAddresses(site: Site): Finding[] {
  return [
    ...site.pages.flatMap((page) =>
      page.redirect === undefined
        ? checkCanonical(page, site)
        : checkRedirect(page, page.redirect, site),
    ),
    ...checkSitemap(site),
  ];
}

function checkCanonical({file, route, canonicals}: SitePage, site: Site): Finding[] {
  if (file === NOT_FOUND) return [];
  const [canonical, ...others] = canonicals;
  const expected = `Expected: "${site.origin}${route}".`;
  const toFinding = (message: string): Finding => ({
    page: file,
    message: `${message} ${expected}`,
    needles: [],
  });
  if (canonical === undefined) return [toFinding('has no canonical address.')];
  if (others.length > 0) return [toFinding(`has ${canonicals.length} canonical addresses.`)];
  // Relative addresses are read differently by different machines.
  return canonical.replace(/\/$/, '') === `${site.origin}${route}`
    ? []
    : [toFinding(`canonical is not the page's own address, got "${canonical}".`)];
}

function checkRedirect({file, route}: SitePage, redirect: string, site: Site): Finding[] {
  const toFinding = (fault: string): Finding => ({
    page: file,
    message: `redirect to "${redirect}" ${fault}`,
    needles: [redirect],
  });
  const fault = resolveReference(redirect, route, site);
  if (fault !== undefined) return [toFinding(fault)];
  const target = toUrl(redirect, route, site);
  const next =
    target?.origin === site.origin ? site.byRoute.get(toPlainPath(target))?.redirect : undefined;
  return next === undefined
    ? []
    : [toFinding(`leads to another redirect. Did you mean "${next}"?`)];
}

function checkSitemap(site: Site): Finding[] {
  const text = site.texts.get('sitemap.xml');
  if (text === undefined) return [{page: 'sitemap.xml', message: 'is missing.', needles: []}];
  const entries = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) =>
    (loc as string).trim().replaceAll('&amp;', '&'),
  );
  const listed = new Set<string>();
  const wrong = entries.flatMap((entry): Finding[] => {
    const fault = listed.has(entry) ? 'occurs more than once.' : getEntryFault(entry, site);
    listed.add(entry);
    return fault === undefined
      ? []
      : [{page: 'sitemap.xml', message: `<loc>${entry}</loc> ${fault}`, needles: []}];
  });
  const missing = site.pages
    .filter(
      ({file, isHidden, redirect, canonicals}) =>
        file !== NOT_FOUND &&
        !isHidden &&
        redirect === undefined &&
        canonicals[0] !== undefined &&
        // A sitemap has addresses with letters of other alphabets escaped.
        !listed.has(toUrl(canonicals[0], '/', site)?.href ?? canonicals[0]),
    )
    .map(({file, canonicals}): Finding => ({
      page: file,
      message: `sitemap.xml does not list "${canonicals[0]}". Expected: an entry, or \`<meta name="robots" content="noindex">\` on the page.`,
      needles: [],
    }));
  return [...wrong, ...missing];
}

function getEntryFault(entry: string, site: Site): string | undefined {
  const target = toUrl(entry, '/', site);
  if (target === undefined || !entry.startsWith(`${site.origin}/`))
    return `is not an address of this site. Expected: one below ${site.origin}.`;
  const page = site.byRoute.get(toPlainPath(target));
  if (page === undefined) return resolveReference(entry, '/', site) ?? 'is no page.';
  if (page.isHidden) return 'asks not to be indexed.';
  return page.redirect === undefined ? undefined : 'is a redirect.';
}
