/**
 * Names the operation that a link opens. Keep in sync with
 * src/plugins/browser/deferred-hydration/inline/loader.js, which starts the page's script for it.
 */
export const LINK_PARAMETER = 'try';

/** Sends the request of the link at once. */
export const RUN_PARAMETER = 'run';

/** Sets the parameters of a link that opens an operation, and leads to its place in the page. */
export function openInPage(
  url: URL,
  operationId: string,
  parameters: readonly (readonly [name: string, value: string])[],
): void {
  url.searchParams.set(LINK_PARAMETER, operationId);
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  url.hash = operationId;
}

/** Address that opens a case of an operation, below the page of its API. */
export function toCaseLink(page: string, operationId: string, caseName: string): string {
  const url = new URL(page, 'https://page.invalid');
  openInPage(url, operationId, [['case', caseName]]);
  return url.pathname + url.search + url.hash;
}
