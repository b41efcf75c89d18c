import type {SearchEngine, SearchQuery, SearchResponse} from './types';

interface Ahead {
  readonly key: string;
  readonly response: Promise<SearchResponse>;
  readonly controller: AbortController;
}

/** An engine that can be asked before the query that will want the response. */
export class AheadEngine implements SearchEngine {
  /** Until another query comes, or until it has responded to one that wants it. */
  private ahead: Ahead | undefined;
  /** Of the latest query that wants the response. */
  private wantedBy: AbortSignal | undefined;

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
    if (ahead === undefined) return this.getEngine().search(query, signal);
    if (ahead.key === JSON.stringify(query)) return this.take(ahead, signal);
    this.giveUp(ahead);
    return this.getEngine().search(query, signal);
  }

  private take(ahead: Ahead, signal: AbortSignal | undefined): Promise<SearchResponse> {
    this.wantedBy = signal;
    signal?.addEventListener('abort', () => {
      if (this.ahead !== ahead) ahead.controller.abort();
      // The modal asks twice when it opens, and gives the first one up right before the second.
      else queueMicrotask(() => this.wantedBy === signal && this.giveUp(ahead));
    });
    const forget = (): void => this.forget(ahead);
    ahead.response.then(forget, forget);
    return ahead.response;
  }

  private giveUp(ahead: Ahead): void {
    this.forget(ahead);
    ahead.controller.abort();
  }

  private forget(ahead: Ahead): void {
    if (this.ahead === ahead) this.ahead = undefined;
  }
}
