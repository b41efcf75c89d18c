/**
 * Faults that a reader's browser, network or device may have, each with at least one test that carries
 * its id (`fault('F07b')` of `support/fault.ts`). `npm run faults` runs them and prints how many the portal survives.
 * Ids are `F`, a number for the subject, and a letter or a word for the case.
 */
export const catalogue = {
  // No script
  'F01-home': 'no JavaScript: requests on the front page',
  F01b: 'no JavaScript: tabs',
  'F01b-buttons': 'no JavaScript: buttons beside code',
  F01c: 'no JavaScript: reference page',
  F01d: 'no JavaScript: search page',
  'F01-countries': 'no JavaScript: list of countries',
  'F01-sandbox': 'no JavaScript: panel that tries an operation',
  'F01-menus': 'no JavaScript: menus of the navbar',
  'F01-phone': 'no JavaScript: navigation on a phone',

  // Storage
  F02: 'storage denied',
  'F02-choices': 'storage denied: tabs and colours are changed',
  'F02-log': 'storage denied: told once',
  'F02-search': 'storage denied: search',
  F03: 'storage full',
  'F03-choices': 'storage full: tabs and colours are changed',
  'F03-log': 'storage full: told once',
  'F04-theme': 'garbage in storage: colour mode',
  'F04-recents-json': 'garbage in storage: searches of the past are cut JSON',
  'F04-recents-text': 'garbage in storage: searches of the past are a text',
  'F04-recents-mixed': 'garbage in storage: searches of the past are of mixed types',
  'F04-recents-script': 'garbage in storage: a search of the past leads to `javascript:`',
  'F04-recents-path': 'garbage in storage: a search of the past of an older release',
  F05: 'two tabs change the colours',

  // Loading
  F06: 'offline: a page not visited yet, and Retry',
  'F06-spinner': 'offline: Retry on a slow connection',
  'F06-search': 'offline: a further query',
  F07: 'new release, old tab: page',
  F08: 'main script gone for ever',
  'F08-flicker': 'connection fails for the main script, once',
  F08b: 'script of the page answered with 404',
  F08e: 'cached HTML names scripts that are gone',
  F10: 'script of the next page hangs',

  // Search
  'F11-refused': 'search server refuses',
  'F11-reset': 'search server breaks off',
  'F11-500': 'search server answers 500',
  'F11-401': 'search server answers 401',
  'F11-429': 'search server answers 429',
  'F11-hang': 'search server hangs',
  'F11-html': 'search server answers HTML with 200',
  'F11-no-type': 'search server gives no content type',
  'F11-empty': 'search server gives an empty list',
  'F11-slow': 'search server takes 3 s',
  'F11-error-200': 'search server answers an error with 200',
  'F11-order': 'search server answers out of order',
  'F11-both': 'search server and index both fail',
  'F11-both-hang': 'search server and index both hang',
  'F11-index-refused': 'search index: connection refused',
  'F11-index-reset': 'search index: connection reset',
  'F11-index-500': 'search index: 500',
  'F11-index-html': 'search index: HTML with 200',
  'F11-index-other': 'search index: other JSON',
  'F11-index-empty': 'search index: nothing with 200',
  'F11-page': 'search index: gone for the page of all results',
  F11x: 'markup in hits',
  F12: '10,000 characters pasted into the search',

  // Addresses
  'F13q-markup': '`?q=` with markup',
  'F13q-percent': '`?q=` with a bad percent sign',
  'F13q-surrogate': '`?q=` with a lone surrogate',
  'F13q-nul': '`?q=` with a null character',
  'F13q-proto': '`?q=__proto__`',
  'F13q-filter': '`?group=` and `?page=` that do not exist',
  'F13q-page': '`?page=` behind the last',
  'F13q-countries': '`?q=` with markup in the list of countries',
  'F13-key': 'a link into the sandbox brings a real key',
  F13d: '`?docusaurus-theme=` and `?docusaurus-data-*`',
  'F13d-switchable': '`?docusaurus-theme=` where colours can be switched',
  'F14-html': 'address ends in .html, host sends the not-found page',
  'F14-index': 'address ends in /index.html, host sends the page',
  'F14-unknown': 'address of nothing ends in .html',

  // Device and preferences
  F17: '320 px wide: every page type',
  'F17-search': '320 px wide: open search',
  'F17-sandbox': '390 px wide: open sandbox',
  F18: 'less motion is preferred',
  F19: 'axe: every page type, light and dark',
  F20: 'no idle callbacks, observers and clipboard',
  'F21-2g': '2G: nothing is prefetched',
  'F21-slow-2g': 'slow 2G: nothing is prefetched',
  'F21-save-data': 'data saver: nothing is prefetched',
  'F21-slow': 'slow connection: the first act waits for the script',
  F24: 'clipboard denied',
  F25: 'print',
  'F25-text': 'text of twice the size',
  F26: 'keyboard only: menus of the navbar',
  'F26-search': 'keyboard only: search',
  'F26-sandbox': 'keyboard only: sandbox',

  // Beyond the first list
  'F30-key': 'key event without a key, as autofill sends it',
  'F31-click': 'click before the script is there',
  'F31-typed': 'typing before the script is there',
  'F32-crash': 'a component of the page throws',
  'F32-layout': 'a component outside of the layout throws',
  'F32-navbar': 'an item of the navbar throws',
} as const satisfies Readonly<Record<string, string>>;

export type FaultId = keyof typeof catalogue;

/** Faults of the first list that are no matter of the browser, and the tests that hold them. */
export const heldElsewhere = {
  F16: 'src/plugins/content-security-policy/createPolicy.test.ts',
} as const;
