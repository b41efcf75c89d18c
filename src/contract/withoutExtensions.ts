/** Paths, responses and the like without their extensions, which may have any value. */
export const withoutExtensions = <Value>(
  map: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(map).filter(([key]) => !key.startsWith('x-')));
