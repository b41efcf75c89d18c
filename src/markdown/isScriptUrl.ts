/** Schemes whose URLs run or open what follows them. */
const SCRIPT = /^(?:javascript|vbscript|data):/i;

/**
 * Whether opening a URL would run script or open inline data. Browsers drop control characters and
 * spaces before they look at the scheme.
 */
export const isScriptUrl = (url: string): boolean =>
  SCRIPT.test(url.replace(/[\u0000-\u0020]/g, ''));
