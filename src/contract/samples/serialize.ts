import type {Parameter, Style} from '../types';

/** How the values of a parameter become text. */
export interface Serialization {
  readonly style: Style;
  readonly explode: boolean;
  /** Characters with a meaning in addresses are sent as they are. */
  readonly allowReserved: boolean;
}

type Pair = readonly [name: string, value: string];
type Encode = (text: string) => string;

const USUAL: Readonly<Record<Parameter['in'], Style>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
};

/** The serialization of a parameter, with the defaults of its place. */
export function getSerialization({
  in: place,
  style = USUAL[place],
  explode = style === 'form',
  allowReserved = false,
}: Pick<Parameter, 'allowReserved' | 'explode' | 'in' | 'style'>): Serialization {
  return {style, explode, allowReserved};
}

const isComposite = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** A value as text; a composite one within another has no style, so it becomes JSON. */
export const toPlain = (value: unknown): string =>
  isComposite(value) ? JSON.stringify(value) : String(value);

const toItems = (value: object): string[] => Object.values(value).map(toPlain);
const toPairs = (value: object): Pair[] =>
  Object.entries(value).map(([key, item]) => [key, toPlain(item)]);

/** The name and the values in a row, as arrays and objects are written without `explode`. */
function toRow(value: unknown, separator: string, encode: Encode): string {
  if (!isComposite(value)) return encode(String(value));
  const items = Array.isArray(value) ? toItems(value) : toPairs(value).flat();
  return items.map(encode).join(separator);
}

/** A value in a path. */
export function toPathText(name: string, value: unknown, {style, explode}: Serialization): string {
  const encode = encodeURIComponent;
  const pairs = isComposite(value) && !Array.isArray(value) && explode ? toPairs(value) : undefined;
  const assigned = pairs?.map((pair) => pair.map(encode).join('='));
  switch (style) {
    case 'label':
      return `.${(assigned ?? [toRow(value, explode ? '.' : ',', encode)]).join('.')}`;
    case 'matrix': {
      if (assigned !== undefined) return assigned.map((text) => `;${text}`).join('');
      const values = Array.isArray(value) && explode ? toItems(value).map(encode) : undefined;
      return (values ?? [toRow(value, ',', encode)])
        .map((text) => (text === '' ? `;${name}` : `;${name}=${text}`))
        .join('');
    }
    default:
      return assigned?.join(',') ?? toRow(value, ',', encode);
  }
}

/** A value in a header. */
export function toHeaderText(value: unknown, {explode}: Serialization): string {
  const isObject = isComposite(value) && !Array.isArray(value);
  return isObject && explode
    ? toPairs(value)
        .map((pair) => pair.join('='))
        .join(',')
    : toRow(value, ',', (text) => text);
}

const SEPARATORS: Partial<Record<Style, string>> = {
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
};

/**
 * A value as `name=value` pairs of a query, a form or a cookie.
 *
 * @returns the pairs before they are percent-encoded, and encoded pairs where the separator must
 *   stay as it is
 */
export function toQueryPairs(
  name: string,
  value: unknown,
  {style, explode, allowReserved}: Serialization,
): {readonly pairs: readonly Pair[]; readonly exact?: string} {
  if (!isComposite(value)) {
    const text = String(value);
    return allowReserved && encodeReserved(text) !== encodeURIComponent(text)
      ? {pairs: [], exact: `${encodeURIComponent(name)}=${encodeReserved(text)}`}
      : {pairs: [[name, text]]};
  }
  if (style === 'deepObject') return {pairs: toDeepPairs(name, value)};
  if (explode) {
    return {
      pairs: Array.isArray(value) ? toItems(value).map((text) => [name, text]) : toPairs(value),
    };
  }
  const row = toRow(value, SEPARATORS[style] ?? ',', encodeURIComponent);
  return {pairs: [], exact: `${encodeURIComponent(name)}=${row}`};
}

/** Brackets at each level: OpenAPI defines one, and servers read the others alike. */
const toDeepPairs = (name: string, value: unknown): Pair[] =>
  isComposite(value)
    ? Object.entries(value).flatMap(([key, item]) => toDeepPairs(`${name}[${key}]`, item))
    : [[name, String(value)]];

/**
 * A query as pairs that any language encodes alike, or as the exact text if one of its separators
 * must stay.
 */
export function joinQuery(written: readonly ReturnType<typeof toQueryPairs>[]): {
  readonly pairs: readonly Pair[];
  readonly exact?: string;
} {
  if (written.every(({exact}) => exact === undefined))
    return {pairs: written.flatMap(({pairs}) => pairs)};
  return {
    pairs: [],
    exact: written.map(({pairs, exact}) => exact ?? toQueryText(pairs)).join('&'),
  };
}

/**
 * Percent-encodes all but what RFC 3986 reserves, without which `&`, `=`, `+` and `#` would end
 * the value.
 */
const encodeReserved = (text: string): string =>
  encodeURIComponent(text).replace(/%(?:3A|2F|3F|40|24|2C|3B)/g, decodeURIComponent);

/** Pairs as the text of a query. */
export const toQueryText = (pairs: readonly Pair[]): string =>
  pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');

/** What no address has: curl would reject it, and other programs encode it themselves. */
export const encodePath = (path: string): string =>
  path.replace(/\{[^{}]+\}|[^!-~]+|["<>\\^`{|}]/g, (text) =>
    text.startsWith('{') ? text : encodeURIComponent(text),
  );
