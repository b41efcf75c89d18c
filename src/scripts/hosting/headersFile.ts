import {getCacheControl, markdownHeaders, rootFiles} from '../../portal/headers';
import type {HostInput} from './hostFiles';

/** Limits of Cloudflare, the narrower ones. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/**
 * `_headers` of Netlify and Cloudflare.
 *
 * Both join the values when two rules set the same header, so the rules for caches do not overlap:
 * one for each file and folder at the top of the site.
 */
export function createHeadersFile({headers, base, entries}: HostInput): string {
  const caches: [string, string][] = [
    [base, getCacheControl('/')],
    ...entries.flatMap((entry) => toPatterns(entry).map((pattern): [string, string] => [base + pattern, getCacheControl(`/${entry}`)])),
  ];
  const rules: [string, Readonly<Record<string, string>>][] = [
    [`${base}*`, headers],
    ...rootFiles.map((file): [string, Record<string, string>] => [file, {...headers, 'Cache-Control': getCacheControl('/')}]),
    // Both hosts know the type.
    [`${base}*.md`, {'X-Robots-Tag': markdownHeaders['X-Robots-Tag']}],
    ...caches.map(([pattern, value]): [string, Record<string, string>] => [pattern, {'Cache-Control': value}]),
  ];
  const text = rules.map(([pattern, values]) => `${pattern}\n${Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`).join('')}`).join('');
  if (rules.length > MAX_RULES) throw new Error(`_headers: too many rules, got ${rules.length}. Expected: at most ${MAX_RULES}.`);
  const long = text.split('\n').find((line) => line.length > MAX_LINE);
  if (long !== undefined) throw new Error(`_headers: line too long, got ${long.length} characters in ${JSON.stringify(`${long.slice(0, 40)}…`)}. Expected: at most ${MAX_LINE}.`);
  return text;
}

/** A folder is also asked for without its slash. */
const toPatterns = (entry: string): string[] => (entry.endsWith('/') ? [entry.slice(0, -1), `${entry}*`] : [entry]);

/** `_redirects` of Netlify and Cloudflare. */
export const createRedirectsFile = ({base}: HostInput): string => `/ ${base} 302
${rootFiles.map((file) => `${file} ${base.slice(0, -1)}${file} 200\n`).join('')}`;
