import {toPath} from '../../../contract/validation/toPath';

/** What happened to a value from one response to the next. */
export type Mark = 'added' | 'changed' | 'removed';

type Container = Readonly<Record<string, unknown>> | readonly unknown[];

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/**
 * What differs between two values of JSON, by place. Items of lists are compared by their index. A
 * value that came or went is marked as a whole, without what is in it.
 */
export function compareValues(before: unknown, after: unknown): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  compare(before, after, '', marks);
  return marks;
}

function compare(before: unknown, after: unknown, path: string, marks: Map<string, Mark>): void {
  if (
    !isContainer(before) ||
    !isContainer(after) ||
    Array.isArray(before) !== Array.isArray(after)
  ) {
    if (!Object.is(before, after)) marks.set(path, 'changed');
    return;
  }
  const isList = Array.isArray(after);
  const [old, current] = [toEntries(before), toEntries(after)];
  for (const [key, value] of current) {
    const place = toPath(path, isList ? Number(key) : key);
    if (old.has(key)) compare(old.get(key), value, place, marks);
    else marks.set(place, 'added');
  }
  for (const key of old.keys())
    if (!current.has(key)) marks.set(toPath(path, isList ? Number(key) : key), 'removed');
}

const toEntries = (value: Container): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value));
