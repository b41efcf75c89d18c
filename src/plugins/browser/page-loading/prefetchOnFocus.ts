/**
 * Docusaurus fetches ahead what all links in view lead to, and those of closed menus: that is more
 * than the page itself. Here a page is fetched ahead when the reader points at a link or touches
 * it, which Docusaurus sees to, and when the keyboard reaches one.
 */
export function prefetchOnFocus(): void {
  const {docusaurus} = window;
  window.docusaurus = {...docusaurus, prefetch: () => false};
  window.addEventListener('focusin', ({target}) => {
    if (!(target instanceof HTMLAnchorElement)) return;
    const {origin, pathname} = window.location;
    if (target.origin === origin && target.pathname !== pathname)
      void docusaurus.prefetch(target.pathname);
  });
}
