import type {IndexFacts} from './createEngine';
import {keepFirst} from './keepFirst';
import type {SearchEngine, SearchQuery, SearchResponse} from './types';

/** The full index starts so long after the titles, if no query does it. */
const IDLE_MS = 500;
const FRAME_MS = 50;

/** An engine that takes time to start. */
interface StartingEngine extends SearchEngine {
  /** Resolves when it responds at once; rejects when it cannot. */
  prepare(): Promise<IndexFacts>;
  /** Frees what it holds. */
  close(): void;
}

/**
 * Responds from the titles at once, and from the full index when that has come: the response to a
 * query that was asked before carries the one from the full index as `complete`. An index in many
 * files comes in place of the titles, and responds alone.
 */
export class TieredEngine implements SearchEngine {
  private full: StartingEngine | undefined;
  private isFullReady = false;
  /** Responses of the titles, by query. */
  private readonly shown = new Map<string, SearchResponse>();

  /**
   * @param titles the engine that starts first
   * @param createFull creates the engine that takes over; not before the titles have responded, so
   *   that the two share neither connection nor processor
   */
  constructor(
    private readonly titles: StartingEngine,
    private readonly createFull: (facts: IndexFacts) => StartingEngine,
  ) {
    // Also when the reader only looks.
    void this.prepareTitles().then((facts) => {
      if (facts.isSharded !== true) setTimeout(() => this.startFull(facts), IDLE_MS);
    });
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResponse> {
    const facts = await this.prepareTitles();
    signal?.throwIfAborted();
    if (facts.isSharded === true) return this.titles.search(query, signal);
    if (this.isFullReady || (query.page ?? 1) > 1) return this.searchFull(facts, query, signal);
    const titles = await this.titles.search(query, signal).catch(() => undefined);
    signal?.throwIfAborted();
    // Without a title that matches, only the texts can tell that there is nothing.
    if (titles === undefined || titles.count === 0 || this.isFullReady)
      return this.searchFull(facts, query, signal);
    this.shown.set(toKey(query), titles);
    const complete = afterFrame().then(() => this.searchFull(facts, query, signal));
    complete.catch(() => undefined);
    return {...titles, complete};
  }

  /** A first hit that was kept stays first, so that a step back shows what was seen. */
  private async searchFull(
    facts: IndexFacts,
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchResponse> {
    const response = await this.startFull(facts).search(query, signal);
    const shown = this.shown.get(toKey(query));
    return shown === undefined ? response : keepFirst(query, shown, response);
  }

  /** Without titles, the full index responds alone. */
  private prepareTitles(): Promise<IndexFacts> {
    return this.titles.prepare().catch(() => ({}));
  }

  private startFull(facts: IndexFacts): StartingEngine {
    if (this.full !== undefined) return this.full;
    const full = this.createFull(facts);
    this.full = full;
    full.prepare().then(
      () => {
        this.isFullReady = true;
        this.titles.close();
      },
      () => undefined,
    );
    return full;
  }
}

const toKey = ({text, group, page = 1}: SearchQuery): string => JSON.stringify([text, group, page]);

/** Waits until the response of the titles can be seen. */
const afterFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FRAME_MS));
