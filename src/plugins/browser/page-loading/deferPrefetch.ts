/** Whether a search is open that has found nothing yet. */
const isSearching = (): boolean =>
  document.querySelector('[aria-haspopup=dialog][aria-expanded=true]') !== null &&
  document.querySelector('[role=dialog] [role=treeitem]') === null;

/**
 * Docusaurus fetches ahead what each link in view leads to, and looks through all routes for each
 * of them. That waits until the browser has nothing else to do, and is left undone where it would
 * hold up the first hit of a search: what a link needs is fetched anyhow once it is pointed at.
 */
export function deferPrefetch(): void {
  const {docusaurus} = window;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const prefetch = (path: string): false => {
    whenIdle(() => {
      if (!isSearching()) void docusaurus.prefetch(path);
    });
    return false;
  };
  window.docusaurus = {...docusaurus, prefetch};
}
