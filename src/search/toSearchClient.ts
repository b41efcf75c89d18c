import type {SearchAnswer} from './types';

/** What the modal of typesense-docsearch-react expects of a client, as far as it uses it. */
export interface ModalClient<Hit> {
  readonly search: (requests: readonly {readonly q: string}[]) => PromiseLike<{
    readonly results: readonly {readonly hits: readonly Hit[]; readonly nbHits: number}[];
  }> & {
    readonly catch: (handle: (error: Error) => unknown) => Promise<never>;
  };
}

/** The modal turns to "stalled" after 300 ms and would then overwrite the error screen. */
const AFTER_STALL_MS = 350;

/**
 * A client for the modal over any engine, mending from outside what the modal does wrong:
 * it shows its error screen only for an error named `RetryError` that reports itself once the stall timer has run
 * and then never settles; and it would let the answer to an old query replace the one to a newer.
 *
 * @param answer answers a query; the signal is aborted when a newer one comes
 * @param toHit turns a hit into what the modal shows
 */
export function toSearchClient<Hit>(
  answer: (text: string, signal: AbortSignal) => Promise<SearchAnswer>,
  toHit: (hit: SearchAnswer['hits'][number]) => Hit,
): ModalClient<Hit> {
  let newest = new AbortController();
  return {
    search([request]) {
      newest.abort();
      newest = new AbortController();
      const {signal} = newest;
      const start = performance.now();
      // An answer that came too late is no answer.
      const result = new Promise<SearchAnswer>((resolve, reject) => {
        answer(request?.q.trim() ?? '', signal).then(
          (value) => !signal.aborted && resolve(value),
          (error: unknown) =>
            !signal.aborted && reject(error instanceof Error ? error : new Error(String(error))),
        );
      }).then(({hits, count}) => ({results: [{hits: hits.map(toHit), nbHits: count}]}));
      return {
        then: result.then.bind(result),
        catch: (handle) =>
          // The modal goes on with `.catch(…).then(…)`; after a failure nothing may follow.
          new Promise<never>((resolve) => {
            result.then(resolve as (value: unknown) => void, (error: Error) => {
              setTimeout(
                () => report(handle, error, signal),
                Math.max(0, AFTER_STALL_MS - (performance.now() - start)),
              );
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
    // The modal throws it again after showing it.
  }
}
