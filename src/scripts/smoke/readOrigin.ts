import {baseUrl} from '../../portal/product';

/**
 * The origin of a portal's address.
 *
 * @param address what was typed, such as `https://docs.example.com` or its start page
 * @throws Error when it is no address of a portal
 */
export function readOrigin(address = ''): string {
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
