import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

/** After a failure the server is left alone for so long: nobody waits for it at each key. */
const REST_MS = 30_000;

/** Asks the first engine, and the second when the first fails; only when both fail, it fails. */
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
    if (this.now() >= this.restsUntil) {
      try {
        return await this.main.search(query, signal);
      } catch (error) {
        signal?.throwIfAborted();
        this.restsUntil = this.now() + REST_MS;
        console.warn('The search server did not answer; the index of this site does.', error);
      }
    }
    this.spare ??= this.createSpare();
    try {
      return {...(await this.spare.search(query, signal)), isSpare: true};
    } catch (error) {
      // Both are asked again with the next key.
      this.restsUntil = -Infinity;
      throw error;
    }
  }
}
