/** What hides the globals of the browser; `browser/index.ts` gives their values, in this order. */
const PARAMETERS = ['window', 'self', 'location', 'history', 'fetch', 'Worker'];

/** A script of the portal that sees the window of `browser/index.ts`. */
export const wrapScript = (code: string): string =>
  `(function(${PARAMETERS.join(',')}){${code}\n}).apply(void 0,portalOffline.scope);`;
