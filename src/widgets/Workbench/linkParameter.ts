/**
 * Names the operation that a link opens. Keep in sync with
 * src/plugins/browser/deferred-hydration/inline/loader.js, which starts the page's script for it.
 */
export const LINK_PARAMETER = 'try';

/** Sends the request of the link at once. */
export const RUN_PARAMETER = 'run';
