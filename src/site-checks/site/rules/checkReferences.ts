import type {Finding} from '../finding';
import type {SitePage, SiteReference} from '../readPage';
import type {Site} from '../readSite';
import {resolveReference, toUrl} from '../resolveReference';

/**
 * Links, anchors, pictures, scripts and named addresses lead somewhere, and nothing is loaded from
 * a third party.
 */
export function checkReferences(site: Site): Finding[] {
  return site.pages.flatMap((page) =>
    page.references.flatMap((reference) => checkReference(page, reference, site)),
  );
}

function checkReference(page: SitePage, reference: SiteReference, site: Site): Finding[] {
  const {element, attribute, value, kind} = reference;
  const fault =
    resolveReference(value, page.route, site) ??
    (kind === 'link' ? undefined : getForeignFault(value, page, site, kind));
  return fault === undefined
    ? []
    : [
        {
          page: page.file,
          message: `<${element} ${attribute}="${value}"> ${fault}`,
          needles: listNeedles(reference),
          isShared: true,
        },
      ];
}

function getForeignFault(
  value: string,
  page: SitePage,
  site: Site,
  kind: 'resource' | 'address',
): string | undefined {
  const target = toUrl(value, page.route, site);
  if (
    target === undefined ||
    target.origin === site.origin ||
    ['data:', 'blob:'].includes(target.protocol)
  )
    return undefined;
  return kind === 'resource'
    ? 'is loaded from a third party. Expected: a file of this site.'
    : `names another site. Expected: an address below ${site.origin}.`;
}

/**
 * The address as an author may have written it: in full, below the base, below the site's folder,
 * its anchor, the text of the link.
 */
function listNeedles({value, text}: SiteReference): string[] {
  const below = value.replace(/^https?:\/\/[^/]+/, '').replace(/^\/docs(?=\/)/, '');
  const anchor = /#.+$/.exec(value)?.[0];
  const label = text.trim();
  return [
    value,
    below,
    ...(/^\/\w+\/.*\.\w+$/.test(below) ? [below.slice(1)] : []),
    ...(anchor === undefined ? [] : [anchor]),
    // A word of three letters is everywhere.
    ...(label.length < 4 ? [] : [`[${label}]`, `>${label}<`, `'${label}'`]),
  ].filter((needle) => needle.length > 1);
}
