/**
 * What the inline loader shares with the hydrated page and with the search
 * (`src/plugins/browser/deferred-hydration/inline/loader.js`).
 */
interface PortalLoader {
  /** Interactions before hydration; absent once they were replayed. */
  recorded?: Event[] | undefined;
  /** What happened since the reader asked for the search. */
  readonly events: Event[];
  /** Loads the search without opening it. */
  readonly load: () => void;
  /** Started with the search; its name lists the files of the search. */
  readonly worker?: Worker | undefined;
  /**
   * While the search is open, nothing is an interaction with the page. It is 1 while the loader
   * loads it for the reader, and 0 after that has failed.
   */
  isOpen?: boolean | 0 | 1;
  /** Handles a search that cannot be loaded. */
  onFailure?: (() => void) | undefined;
}

interface Window {
  /** Absent in the development server. */
  portalLoader?: PortalLoader;
}
