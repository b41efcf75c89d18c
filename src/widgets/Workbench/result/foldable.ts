import {toFlatJson} from '../../../components/api/toFlatJson';

/** An object or a list. */
export type Container = Readonly<Record<string, unknown>> | readonly unknown[];

/** Columns that an object may take to stay on one line. */
const WIDTH = 64;

/** The value itself if it does not fit on one line, and can be folded. */
export function getFoldable(value: unknown): Container | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return toFlatJson(value, WIDTH) === undefined ? (value as Container) : undefined;
}

/** Keys and values of a container. */
export const listChildren = (value: Container): readonly (readonly [string, unknown])[] =>
  Object.entries(value);
