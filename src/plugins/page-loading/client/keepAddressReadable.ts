const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

const mend = (text: string): string => (isDecodable(text) ? text : text.replaceAll('%', '%25'));

/**
 * The router decodes the path and Docusaurus the hash, and both end the page where that fails, as for `#100%`:
 * a percent sign that encodes nothing is written as what it means. Slashes that stand twice are taken for one
 * by hosts, which send the page, but not by the router, which would take it away again.
 */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = mend(pathname).replace(/\/{2,}/g, '/') + search + mend(hash);
  if (mended !== pathname + search + hash) history.replaceState(history.state, '', mended);
}

/** Runs before the router reads the address: now, and whenever the browser changes it. */
export function keepAddressReadable(): void {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}
