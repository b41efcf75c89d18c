import type {SampleTarget} from './target';

/** The key of a target: from the environment, or written out. */
export const toKey = ({key, keyVariable}: SampleTarget, variable = keyVariable): string =>
  key === undefined ? `os.environ["${variable}"]` : toLiteral(key);

/** A value as a Python literal. */
export function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value === 'object') {
    return `{${Object.entries(value as object)
      .map(([key, item]) => `${toLiteral(key)}: ${toLiteral(item)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value);
}
