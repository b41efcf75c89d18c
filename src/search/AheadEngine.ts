import type {SearchEngine, SearchQuery, SearchResponse} from './types';

interface Ahead {
  readonly key: string;
  readonly response: Promise<SearchResponse>;
  readonly controller: AbortController;
}

/** An engine that can be asked before the query that will want the response. */
export class AheadEngine implements SearchEngine {
  private ahead: Ahead | undefined;

  /** @param getEngine the engine that responds */
  constructor(private readonly getEngine: () => SearchEngine) {}

  /** Asks what the next query is expected to be. */
  ask(query: SearchQuery): void {
    const controller = new AbortController();
    const response = this.getEngine().search(query, controller.signal);
    // If no query wants it, no one has to know.
    response.catch(() => undefined);
    this.ahead = {key: JSON.stringify(query), response, controller};
  }

  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResponse> {
    const {ahead} = this;
    this.ahead = undefined;
    if (ahead?.key === JSON.stringify(query)) {
      signal?.addEventListener('abort', () => ahead.controller.abort());
      return ahead.response;
    }
    ahead?.controller.abort();
    return this.getEngine().search(query, signal);
  }
}
