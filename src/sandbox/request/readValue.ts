import type {ValueKind} from '../../contract/listValueKinds';
import type {SandboxField} from '../contractTypes';
import {decode, decodeForm, type RawPair} from './rawPairs';

/** What a text can mean: a value for each kind; undefined when nothing was sent. */
export type Readings = readonly unknown[] | undefined;

type Decode = (text: string) => string;

const listKinds = ({kinds = ['text'], isDocument}: SandboxField): readonly ValueKind[] =>
  isDocument === true ? ['text'] : kinds;

/** The value of a document, or the text itself; nothing for a broken document. */
function toSingle({isDocument}: SandboxField, text: string): readonly unknown[] {
  if (isDocument !== true) return [text];
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

/** Names and values in turn; nothing when one is left over. */
const toAlternating = (items: readonly string[]): readonly unknown[] =>
  items.length % 2 === 1
    ? []
    : [
        Object.fromEntries(
          items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1]]] : [])),
        ),
      ];

/** `name=value` in a row; nothing when one has no sign. */
const toAssigned = (items: readonly string[], decodeItem: Decode): readonly unknown[] =>
  items.every((item) => item.includes('='))
    ? [
        Object.fromEntries(
          items.map((item) => {
            const [name = '', ...rest] = item.split('=');
            return [decodeItem(name), decodeItem(rest.join('='))];
          }),
        ),
      ]
    : [];

const split = (text: string, separator: RegExp | string): string[] =>
  text === '' ? [] : text.split(separator);

/** The value of a parameter of the path, or of a header. */
export function readText(field: SandboxField, sent: string, decodeItem: Decode = decode): Readings {
  const {style, explode} = field;
  if (style === 'matrix') return readMatrix(field, sent);
  if (style === 'label' && !sent.startsWith('.')) return [];
  const text = style === 'label' ? sent.slice(1) : sent;
  const items = split(text, style === 'label' && explode ? '.' : ',');
  return listKinds(field).flatMap((kind) => {
    if (kind === 'text') return toSingle(field, decodeItem(text));
    if (kind === 'list') return [items.map(decodeItem)];
    return explode ? toAssigned(items, decodeItem) : toAlternating(items.map(decodeItem));
  });
}

/** A value such as `;name=a,b`, or `;name=a;name=b`; an empty text is `;name` (RFC 6570, 3.2.7). */
function readMatrix(field: SandboxField, sent: string): Readings {
  if (!sent.startsWith(';')) return [];
  const parts = sent.slice(1).split(';');
  return listKinds(field).flatMap((kind) => {
    if (kind === 'object' && field.explode) return toAssigned(parts, decode);
    const pairs = parts.map((part) => part.split('='));
    if (pairs.some(([name]) => name !== field.name)) return [];
    const values = pairs.map(([, ...rest]) => rest.join('='));
    if (kind === 'list' && field.explode) return [values.map(decode)];
    const [only = '', ...others] = values;
    if (others.length > 0) return [];
    if (kind === 'text') return toSingle(field, decode(only));
    const row = split(only, ',').map(decode);
    return kind === 'list' ? [row] : toAlternating(row);
  });
}

const SEPARATORS: Readonly<Record<string, RegExp>> = {
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /%7C|\|/i,
};

/**
 * The value of a parameter of the query, of a cookie, or of a field of a form.
 *
 * @param others names of the other parameters, which are not fields of this one
 */
export function readPairs(
  field: SandboxField,
  pairs: readonly RawPair[],
  others: ReadonlySet<string>,
): Readings {
  const {name, style, explode} = field;
  const own = pairs.filter(([one]) => one === name).map(([, value]) => value);
  const [first] = own;
  const kinds = listKinds(field);
  if (style === 'deepObject') {
    const deep = pairs.filter(([one]) => one.startsWith(`${name}[`));
    return deep.length === 0 ? (first === undefined ? undefined : []) : [toDeep(name, deep)];
  }
  if (explode && kinds.includes('object') && (first === undefined || kinds.length === 1)) {
    const fields = pairs.filter(([one]) => !others.has(one.replace(/\[.*/s, '')));
    return fields.length === 0
      ? undefined
      : [Object.fromEntries(fields.map(([one, value]) => [one, decodeForm(value)]))];
  }
  if (first === undefined) return undefined;
  const row = split(first, SEPARATORS[style] ?? ',').map(decodeForm);
  return kinds.flatMap((kind) => {
    if (kind === 'text') return toSingle(field, decodeForm(first));
    if (kind === 'list') return [explode ? own.map(decodeForm) : row];
    return explode ? [] : toAlternating(row);
  });
}

/** An object with brackets in its names; consecutive numbers from 0 on are the items of a list. */
function toDeep(name: string, pairs: readonly RawPair[]): unknown {
  const root: Record<string, unknown> = {};
  for (const [key, value] of pairs) {
    const keys = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(([, one = '']) => one);
    let node = root;
    for (const one of keys.slice(0, -1)) {
      const next = Object.hasOwn(node, one) ? node[one] : undefined;
      const inner = typeof next === 'object' && next !== null ? next : {};
      node = assign(node, one, inner) as Record<string, unknown>;
    }
    assign(node, keys.at(-1) ?? '', decodeForm(value));
  }
  return toLists(root);
}

/** Also sets a field named `__proto__`. */
function assign(node: Record<string, unknown>, key: string, value: unknown): unknown {
  Object.defineProperty(node, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return value;
}

function toLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, toLists(item)] as const);
  return entries.length > 0 && entries.every(([key], index) => key === String(index))
    ? entries.map(([, item]) => item)
    : Object.fromEntries(entries);
}

/** Why none of the readings fits. The first is what the contract asks for. */
export function explainReadings(
  {isValid}: SandboxField,
  readings: Readings,
): Promise<string> | string {
  if (readings === undefined) return 'It is missing.';
  if (readings.length === 0) return 'It cannot be read.';
  return isValid.explain?.(readings[0]) ?? '';
}
