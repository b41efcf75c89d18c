/**
 * Docusaurus shows `/faq` at `/faq.html` and `/faq/index.html` but leaves the address as it is.
 * Shows the address of the page that is shown.
 */
export function stripSuffix({location}: {readonly location: {readonly pathname: string}}): void {
  if (/\.html$/.test(window.location.pathname) && location.pathname !== window.location.pathname) {
    history.replaceState(
      history.state,
      '',
      location.pathname + window.location.search + window.location.hash,
    );
  }
}
