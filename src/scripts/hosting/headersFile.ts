import {movedPages} from '../../portal/movedPages';
import {API_CATALOG} from '../../portal/apiCatalog';
import {
  catalogHeaders,
  getPathHeaders,
  markdownHeaders,
  otherHeaders,
  type PathHeaders,
  rootFiles,
  specEndings,
  specHeaders,
} from '../../portal/headers';
import type {HostInput} from './HostInput';

/** Limits of Cloudflare, the narrower ones. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/**
 * `_headers` of Netlify and Cloudflare.
 *
 * Both join the values when two rules set the same header, so the rules for paths do not overlap:
 * one for each file and folder at the top of the site.
 */
export function createHeadersFile({headers, base, entries}: HostInput): string {
  const paths: [string, PathHeaders][] = [
    [base, otherHeaders],
    ...entries.flatMap((entry) =>
      toPatterns(entry).map((pattern): [string, PathHeaders] => [
        base + pattern,
        getPathHeaders(`/${entry}`),
      ]),
    ),
  ];
  const rules: [string, object][] = [
    [`${base}*`, headers],
    ...rootFiles.map((file): [string, object] => [file, {...headers, ...otherHeaders}]),
    ...listCatalogRules(base),
    // Both hosts know the type.
    [`${base}*.md`, {'X-Robots-Tag': markdownHeaders['X-Robots-Tag']}],
    ...specEndings.map((ending): [string, object] => [`${base}api/*.${ending}`, specHeaders]),
    ...paths,
  ];
  const text = rules
    .map(
      ([pattern, values]) =>
        `${pattern}\n${Object.entries(values)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('');
  if (rules.length > MAX_RULES) {
    throw new Error(
      `_headers: too many rules, got ${rules.length}. Expected: at most ${MAX_RULES}.`,
    );
  }
  const long = text.split('\n').find((line) => line.length > MAX_LINE);
  if (long !== undefined) {
    throw new Error(
      `_headers: line too long, got ${long.length} characters in ${JSON.stringify(`${long.slice(0, 40)}…`)}. Expected: at most ${MAX_LINE}.`,
    );
  }
  return text;
}

/** The catalog has a type of its own, at the root of the host and in the site. */
const listCatalogRules = (base: string): [string, object][] =>
  ['', base.slice(0, -1)].map((folder) => [folder + API_CATALOG, catalogHeaders]);

/** A folder is also asked for without its slash. */
const toPatterns = (entry: string): string[] =>
  entry.endsWith('/') ? [entry.slice(0, -1), `${entry}*`] : [entry];

/** `_redirects` of Netlify and Cloudflare. */
export const createRedirectsFile = ({base}: HostInput): string => `/ ${base} 302
${movedPages.map(([from, to]) => `${base}${from} ${base}${to} 301\n`).join('')}${rootFiles.map((file) => `${file} ${base.slice(0, -1)}${file} 200\n`).join('')}`;
