/**
 * The route that Docusaurus gives a document; partials and files in `_folders` have none.
 *
 * @param file path from the top of the repository
 * @param slug of the front matter
 */
export function toRoute(file: string, slug: unknown): string | undefined {
  const parts = file
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .split('/');
  if (parts.some((part) => part.startsWith('_'))) return undefined;
  const folder = parts.slice(0, -1).join('/');
  const name = parts.at(-1) ?? '';
  const below =
    typeof slug === 'string'
      ? slug.startsWith('/')
        ? slug
        : `/${folder}/${slug}`
      : `/${folder}/${/^(index|readme)$/i.test(name) ? '' : name}`;
  return `/content${below}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
