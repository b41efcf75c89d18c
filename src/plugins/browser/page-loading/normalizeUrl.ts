const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

const escapePercent = (text: string): string =>
  isDecodable(text) ? text : text.replaceAll('%', '%25');

/**
 * The router decodes the path and Docusaurus decodes the hash, and the page crashes where that
 * fails, as for `#100%`: a percent sign that encodes nothing is escaped. Hosts treat repeated
 * slashes as one and send the page, but the router would not match it, so they become one here too.
 */
function normalize(): void {
  const {pathname, search, hash} = window.location;
  const normalized = escapePercent(pathname).replace(/\/{2,}/g, '/') + search + escapePercent(hash);
  if (normalized !== pathname + search + hash) history.replaceState(history.state, '', normalized);
}

/** Runs before the router reads the URL: now, and whenever the browser changes it. */
export function normalizeUrl(): void {
  normalize();
  window.addEventListener('popstate', normalize);
}
