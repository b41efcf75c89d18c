import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

/** After a failure the server is left alone for so long: nobody waits for it at each key. */
const REST_MS = 30_000;
/** A server that takes longer than this is no longer waited for alone. */
const LATE_MS = 1_000;
/** By then a reader knows that nothing comes. */
const LIMIT_MS = 4_300;

/** Asks the first engine, and the second when the first fails or is late; only when both fail, it fails, and soon. */
export class FailoverEngine implements SearchEngine {
  private spare: SearchEngine | undefined;
  private restsUntil = -Infinity;

  /**
   * @param main the engine to ask
   * @param createSpare makes the other one, when it is first needed
   * @param now milliseconds that only grow
   */
  constructor(
    private readonly main: SearchEngine,
    private readonly createSpare: () => SearchEngine,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer> {
    const limit = startTimer(LIMIT_MS);
    try {
      return await Promise.race([
        this.now() < this.restsUntil ? this.askSpare(query, signal) : this.askBoth(query, signal),
        limit.after.then(() =>
          Promise.reject(new Error(`Search: nothing answered within ${LIMIT_MS} ms.`)),
        ),
      ]);
    } catch (error) {
      // Both are asked again with the next key; that a newer query came says nothing of either.
      if (signal?.aborted !== true) this.restsUntil = -Infinity;
      throw error;
    } finally {
      limit.stop();
    }
  }

  private async askBoth(
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    const late = startTimer(LATE_MS);
    const main = this.main.search(query, signal);
    const answer = await Promise.race([main.catch(() => undefined), late.after]);
    late.stop();
    if (answer !== undefined) return answer;
    signal?.throwIfAborted();
    let isLate = true;
    void main.then(
      () => (isLate = false),
      () => undefined,
    );
    const spare = this.askSpare(query, signal).then((given) => {
      if (isLate) {
        this.restsUntil = this.now() + REST_MS;
        console.warn('The search server did not answer in time; the index of this site did.');
      }
      return given;
    });
    try {
      return await Promise.any([main, spare]);
    } catch (error) {
      signal?.throwIfAborted();
      throw (error as AggregateError).errors[1];
    }
  }

  private async askSpare(
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    this.spare ??= this.createSpare();
    return {...(await this.spare.search(query, signal)), isSpare: true};
  }
}

/** Something to wait for that can be given up. */
function startTimer(ms: number): {readonly after: Promise<undefined>; readonly stop: () => void} {
  let stop = (): void => undefined;
  const after = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, ms, undefined);
    stop = () => clearTimeout(timer);
  });
  return {after, stop};
}
