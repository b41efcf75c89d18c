const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** The place of a value in JSON: `data.vehicles[0].plate`, `headers["x-api-key"]`. */
export function toPath(parent: string, key: number | string): string {
  if (typeof key === 'number') return `${parent}[${key}]`;
  if (!IDENTIFIER.test(key)) return `${parent}[${JSON.stringify(key)}]`;
  return parent === '' ? key : `${parent}.${key}`;
}

const STEP = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\.?([\p{L}\p{N}_$]+)/guy;

/** The steps of a path from the outside in; the reverse of `toPath`. */
export const toSteps = (path: string): readonly (number | string)[] =>
  [...path.matchAll(STEP)].map(([, index, quoted, name = '']) =>
    index !== undefined
      ? Number(index)
      : quoted !== undefined
        ? (JSON.parse(quoted) as string)
        : name,
  );

/** Whether a place is another, or inside of it. */
export const isWithin = (path: string, outer: string): boolean =>
  outer === '' ||
  path === outer ||
  (path.startsWith(outer) && ['.', '['].includes(path.charAt(outer.length)));
