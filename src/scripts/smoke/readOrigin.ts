import {baseUrl} from '../../portal/product';

/**
 * The origin of a portal's address.
 *
 * @param address what was typed, such as `https://docs.example.com` or its start page
 * @param more what was typed after it
 * @throws Error when it is no address of a portal, and for more than one
 */
export function readOrigin(address = '', ...more: readonly string[]): string {
  if (more.length > 0) {
    throw new Error(
      `Address: more than one, got ${JSON.stringify(more[0])} after ${JSON.stringify(address)}. Expected: one, and options such as \`--pages 100\`.`,
    );
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPortal =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    ['/', baseUrl, baseUrl.slice(0, -1)].includes(url.pathname) &&
    url.username + url.search + url.hash === '';
  if (isPortal) return url.origin;
  throw new Error(
    `Address: not one of a portal, got ${JSON.stringify(address)}. Expected: such as \`npm run smoke -- https://docs.example.com\`.`,
  );
}
