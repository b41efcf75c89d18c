/**
 * The file of an address of the portal, below the folder: a page is the `index.html` of its own
 * folder. Undefined for other addresses.
 *
 * @param address as pages have it, such as `/docs/content/faq?lang=curl#limits`
 * @param portal where the portal is published, such as `https://docs.example.com/docs/`
 */
export function toFile(address: string, portal: string): string | undefined {
  const path = toPath(address, new URL(portal));
  if (path === undefined) return undefined;
  const [, below = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const name = below.slice(below.lastIndexOf('/') + 1);
  if (name.includes('.')) return below + rest;
  return `${below}${name === '' ? '' : '/'}index.html${rest}`;
}

/** What follows the base in an address. */
function toPath(address: string, {origin, pathname: base}: URL): string | undefined {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (path.startsWith(base)) return path.slice(base.length);
  // The start page, without the slash at the end.
  const bare = base.slice(0, -1);
  return path.startsWith(bare) && /^(?:$|[?#])/.test(path.slice(bare.length))
    ? path.slice(bare.length)
    : undefined;
}
