/** Names of parts of the bundle by what they are to a route, in groups. */
interface RouteParts {
  readonly [name: string]: string | RouteParts;
}

/**
 * Which parts of the bundle routes load.
 *
 * @param chunkNames Docusaurus's table, by path and a hash of the route: `/docs/content/faq-1a2`
 * @returns takes paths of routes
 */
export function createPartLister(
  chunkNames: Readonly<Record<string, unknown>>,
): (paths: Iterable<string>) => string[] {
  const known = new Map<string, string[]>();
  for (const [key, parts] of Object.entries(chunkNames)) {
    const route = key.slice(0, key.lastIndexOf('-'));
    known.set(route, [...(known.get(route) ?? []), ...flatten(parts as RouteParts)]);
  }
  return (paths) => [...paths].flatMap((route) => known.get(route) ?? []);
}

const flatten = (parts: string | RouteParts): string[] =>
  typeof parts === 'string' ? [parts] : Object.values(parts).flatMap(flatten);
