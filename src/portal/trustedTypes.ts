/**
 * The only makers of trusted values, by the names that the Content-Security-Policy lists.
 * Both give addresses of scripts; none gives HTML, so no text can become markup.
 */
export const trustedTypesPolicies = {
  /**
   * The inline loader: starts the scripts that the page names
   * (`src/plugins/browser/deferred-hydration/inline/loader.js`).
   */
  loader: 'portal-loader',
  /** The bundler's runtime: loads chunks and workers that the build has made. */
  bundler: 'portal-bundler',
} as const;
