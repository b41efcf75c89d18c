import type {SampleTarget} from './target';

/** A value as a JavaScript literal in the house style: single quotes, bare keys where allowed. */
export function toLiteral(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  return `{${Object.entries(value)
    .map(
      ([key, item]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)}: ${toLiteral(item)}`,
    )
    .join(', ')}}`;
}

/** The key of a target: from the environment, or written out. */
export const toKey = ({key, keyVariable}: SampleTarget, variable = keyVariable): string =>
  key === undefined ? `process.env.${variable}` : quote(key);

/** A text in single quotes. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
