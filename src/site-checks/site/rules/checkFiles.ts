import type {Finding} from '../finding';
import type {Site} from '../readSite';
import {resolveReference, toUrl} from '../resolveReference';

/**
 * Style sheets, web manifests and the description of the search name only files and pages of this
 * site.
 */
export function checkFiles(site: Site, base = '/docs'): Finding[] {
  return [...site.texts].flatMap(([file, text]) =>
    listAddresses(file, text).flatMap(({name, value}) => {
      const from = `${base}/${file}`;
      const target = toUrl(value, from, site);
      if (target?.protocol === 'data:') return [];
      const fault =
        resolveReference(value, from, site) ??
        (target?.origin === site.origin
          ? undefined
          : 'names a third party. Expected: an address of this site.');
      return fault === undefined
        ? []
        : [{page: file, message: `${name} "${value}" ${fault}`, needles: [value]}];
    }),
  );
}

interface NamedAddress {
  readonly name: string;
  readonly value: string;
}

function listAddresses(file: string, text: string): NamedAddress[] {
  if (file.endsWith('.css')) return listStyleAddresses(text);
  if (file.endsWith('.xml'))
    return text.includes('<OpenSearchDescription') ? listOpenSearchAddresses(text) : [];
  return listManifestAddresses(text);
}

function listStyleAddresses(text: string): NamedAddress[] {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const string = String.raw`"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'`;
  return [
    ...[...css.matchAll(new RegExp(String.raw`url\(\s*(?:${string}|([^"')]*))\s*\)`, 'gi'))].map(
      ([, double, single, bare]) => ({
        name: 'url()',
        value: (double ?? single ?? bare ?? '').trim(),
      }),
    ),
    ...[...css.matchAll(new RegExp(String.raw`@import\s*(?:${string})`, 'gi'))].map(
      ([, double, single]) => ({name: '@import', value: double ?? single ?? ''}),
    ),
  ].filter(({value}) => !value.startsWith('#'));
}

const listOpenSearchAddresses = (text: string): NamedAddress[] => [
  ...[...text.matchAll(/<Url[^>]*\stemplate="([^"?{]*)/g)].map(([, value]) => ({
    name: '<Url template>',
    value: value as string,
  })),
  ...[...text.matchAll(/<Image[^>]*>([^<]*)</g)].map(([, value]) => ({
    name: '<Image>',
    value: value as string,
  })),
];

function listManifestAddresses(text: string): NamedAddress[] {
  const found: NamedAddress[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (typeof value === 'string' && ['src', 'url', 'start_url', 'scope'].includes(key))
      found.push({name: key, value});
    return value;
  });
  return found;
}
