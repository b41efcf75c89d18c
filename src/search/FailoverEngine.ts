import type {SearchEngine, SearchQuery, SearchResponse} from './types';

/** After a failure the server is not asked for this long, so that no key press waits for it. */
const COOL_DOWN_MS = 30_000;
/** After this long without a response, the fallback is asked as well. */
const HEDGE_MS = 1_000;

/**
 * Asks the main engine, and the fallback when the main engine fails or is slow. Fails only when
 * both do. It has no timeout: a server has its own, and an index that takes long is on its way.
 */
export class FailoverEngine implements SearchEngine {
  private fallback: SearchEngine | undefined;
  private coolsDownUntil = -Infinity;
  private isFailureLogged = false;

  /**
   * @param main the engine to ask first
   * @param createFallback creates the other engine when it is first needed
   * @param now a monotonic clock in milliseconds
   */
  constructor(
    private readonly main: SearchEngine,
    private readonly createFallback: () => SearchEngine,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResponse> {
    try {
      return await (this.now() < this.coolsDownUntil
        ? this.askFallback(query, signal)
        : this.askBoth(query, signal));
    } catch (error) {
      // The next query asks both again. A query that was replaced says nothing about either.
      if (signal?.aborted !== true) this.coolsDownUntil = -Infinity;
      throw error;
    }
  }

  private async askBoth(
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchResponse> {
    let cause: unknown = new Error(`Search server: no response within ${HEDGE_MS} ms.`);
    let hasResponded = false;
    const main = this.main.search(query, signal).then(
      (response) => {
        hasResponded = true;
        this.isFailureLogged = false;
        return response;
      },
      (error: unknown) => {
        cause = error;
        throw error;
      },
    );
    const hedge = startTimer(HEDGE_MS);
    const early = await Promise.race([main.catch(() => undefined), hedge.elapsed]);
    hedge.stop();
    if (early !== undefined) return early;
    signal?.throwIfAborted();
    const fallback = this.askFallback(query, signal).then((response) => {
      if (!hasResponded) this.startCoolDown(cause);
      return response;
    });
    try {
      return await Promise.any([main, fallback]);
    } catch (error) {
      signal?.throwIfAborted();
      const [, fallbackError] = (error as AggregateError).errors as [unknown, unknown];
      throw new Error(toMessage(fallbackError), {cause});
    }
  }

  private async askFallback(
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchResponse> {
    this.fallback ??= this.createFallback();
    return {...(await this.fallback.search(query, signal)), isFallback: true};
  }

  /** Logs the cause once, and again only after the main engine has responded in between. */
  private startCoolDown(cause: unknown): void {
    this.coolsDownUntil = this.now() + COOL_DOWN_MS;
    if (this.isFailureLogged) return;
    this.isFailureLogged = true;
    console.warn(
      `The search server failed, so the results come from the site's own index. Cause: ${toMessage(cause)}`,
    );
  }
}

const toMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** A timer that can be stopped. */
function startTimer(ms: number): {
  readonly elapsed: Promise<undefined>;
  readonly stop: () => void;
} {
  let stop = (): void => undefined;
  const elapsed = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, ms, undefined);
    stop = () => clearTimeout(timer);
  });
  return {elapsed, stop};
}
