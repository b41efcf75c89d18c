/**
 * Docusaurus fetches ahead what each link in view leads to, and looks through all routes for each
 * of them. That waits until the browser has nothing else to do.
 */
export function deferPrefetch(): void {
  const {docusaurus} = window;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const prefetch = (path: string): false => {
    whenIdle(() => void docusaurus.prefetch(path));
    return false;
  };
  window.docusaurus = {...docusaurus, prefetch};
}
