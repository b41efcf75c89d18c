import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Root} from 'postcss';

/** Packages that may read a property of Infima, as our own sources may. */
const READERS = ['@docusaurus/core', '@docusaurus/theme-classic', '@docusaurus/theme-common'];

const REFERENCE = /var\(\s*(--[\w-]+)/g;
const DEFINITION = /(?:^|[\s{;])(--ifm-[\w-]+)\s*:/g;

const listMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Names of properties that the site's tokens override, so that Infima's own value is never seen. */
export function findReplacedProperties(siteDir: string): ReadonlySet<string> {
  return new Set(
    listMatches(readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8'), DEFINITION),
  );
}

/**
 * Names of properties that anything outside Infima reads: rules, and attributes such as an icon's
 * color.
 */
export function findReadProperties(siteDir: string): ReadonlySet<string> {
  const folders =
    createRequire(path.resolve(siteDir, 'package.json')).resolve.paths('infima') ?? [];
  // Looked for as Node.js does: not every package lets its own folder be resolved.
  const packages = READERS.flatMap(
    (name) =>
      folders
        .map((folder) => path.join(folder, name, 'lib'))
        .find((folder) => existsSync(folder)) ?? [],
  );
  const files = [...packages, path.join(siteDir, 'src')].flatMap(listSources);
  return new Set(files.flatMap((file) => listMatches(readFileSync(file, 'utf8'), REFERENCE)));
}

function listSources(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:css|js|tsx)$/.test(file))
    .map((file) => path.join(folder, file));
}

/** Adds what Infima's own rules read, and what the values of properties in use read in their turn. */
export function findUsedProperties(
  root: Root,
  readElsewhere: ReadonlySet<string>,
): ReadonlySet<string> {
  const used = new Set(readElsewhere);
  const values = new Map<string, string[]>();
  root.walkDecls(({prop, value}) => {
    const references = listMatches(value, REFERENCE);
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), ...references]);
    else references.forEach((name) => used.add(name));
  });
  // A set may grow while it is iterated: each name that is added is visited too.
  for (const name of used) values.get(name)?.forEach((reference) => used.add(reference));
  return used;
}
