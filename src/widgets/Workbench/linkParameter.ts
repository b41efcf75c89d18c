/**
 * Names the operation that a link opens. Keep in sync with
 * src/plugins/browser/deferred-hydration/inline/loader.js, which starts the page's script for it.
 */
export const LINK_PARAMETER = 'try';

/** Sends the request of the link at once. */
export const RUN_PARAMETER = 'run';

/** Sets the parameters of a link that opens an operation. */
export function setLink(
  parameters: URLSearchParams,
  operationId: string,
  values: readonly (readonly [name: string, value: string])[],
): void {
  parameters.set(LINK_PARAMETER, operationId);
  for (const [name, value] of values) parameters.set(name, value);
}

/** Address below the base that opens a case of an operation in the workbench, and sends it. */
export function toCaseLink(operationId: string, caseName: string): string {
  const parameters = new URLSearchParams();
  setLink(parameters, operationId, [
    ['case', caseName],
    [RUN_PARAMETER, '1'],
  ]);
  return `/tools/workbench?${parameters.toString()}`;
}
