/** Scheme of the resources: pages that this server reads for the client, without the network. */
export const RESOURCE_TEMPLATE = 'docs:///{+page}{?part}';

/** The resource of a page, by its path below the base or its address. */
export const toResourceUri = (page: string, part = 1): string =>
  `docs:///${page.replace(/^\/+/, '')}${part === 1 ? '' : `?part=${part}`}`;

/** What a client asks for; undefined if it is no address of a page. */
export function parseResourceUri(
  uri: string,
): {readonly page: string; readonly part: number} | undefined {
  const [, path, query = '', anchor = ''] =
    /^docs:\/\/\/([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(uri) ?? [];
  if (path === undefined) return undefined;
  const part = Number(new URLSearchParams(query).get('part') ?? 1);
  return {page: path + anchor, part: Number.isInteger(part) ? part : NaN};
}
