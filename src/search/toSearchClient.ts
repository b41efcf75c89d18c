import type {SearchResponse} from './types';

/** The part of a search client that the modal of typesense-docsearch-react uses. */
export interface ModalClient<Hit> {
  readonly search: (requests: readonly {readonly q: string}[]) => PromiseLike<{
    readonly results: readonly {readonly hits: readonly Hit[]; readonly nbHits: number}[];
  }> & {
    readonly catch: (handle: (error: Error) => unknown) => Promise<never>;
  };
}

/** The modal switches to "stalled" after 300 ms, which would replace the error screen. */
const AFTER_STALL_MS = 350;

/**
 * Adapts an engine to the modal and works around two of its defects. It shows its error screen only
 * for a `RetryError` that is reported after its stall timer and never settles. And it lets the
 * response to an older query replace the response to a newer one.
 *
 * @param search runs a query; the signal aborts when a newer query arrives
 * @param toHit converts a hit and its rank, from 0, to the shape that the modal expects
 */
export function toSearchClient<Hit>(
  search: (text: string, signal: AbortSignal) => Promise<SearchResponse>,
  toHit: (hit: SearchResponse['hits'][number], rank: number) => Hit,
): ModalClient<Hit> {
  let newest = new AbortController();
  return {
    search([request]) {
      newest.abort();
      newest = new AbortController();
      const {signal} = newest;
      // Started here: on a busy page, a timer that the failure starts can overtake the modal's.
      const afterStall = new Promise((resolve) => setTimeout(resolve, AFTER_STALL_MS));
      // The response to a query that was replaced is dropped.
      const result = new Promise<SearchResponse>((resolve, reject) => {
        search(request?.q.trim() ?? '', signal).then(
          (value) => !signal.aborted && resolve(value),
          (error: unknown) =>
            !signal.aborted && reject(error instanceof Error ? error : new Error(String(error))),
        );
      }).then(({hits, count}) => ({
        results: [{hits: hits.map((hit, rank) => toHit(hit, rank)), nbHits: count}],
      }));
      return {
        then: result.then.bind(result),
        catch: (handle) =>
          // The modal chains `.catch(…).then(…)`; after a failure, `then` must not run.
          new Promise<never>((resolve) => {
            result.then(resolve as (value: unknown) => void, (error: Error) => {
              void afterStall.then(() => report(handle, error, signal));
            });
          }),
      };
    },
  };
}

function report(handle: (error: Error) => unknown, error: Error, signal: AbortSignal): void {
  if (signal.aborted) return;
  try {
    handle(Object.assign(new Error(error.message), {name: 'RetryError'}));
  } catch {
    // The modal shows the error, then rethrows it.
  }
}
