import type {IndexFacts} from './createEngine';
import type {IndexProgress} from './indexProgress';
import {keepFirst} from './keepFirst';
import type {SearchEngine, SearchQuery, SearchResponse} from './types';

/** The full index starts so long after the titles, if no query does it. */
const IDLE_MS = 500;
const FRAME_MS = 50;
/** After a preview, a reader who types gets the next one before all of this one. */
const TYPING_MS = 150;

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
 * files comes in place of the titles, and responds alone: with a few hits first, where the query
 * allows that.
 */
export class TieredEngine implements SearchEngine {
  private full: StartingEngine | undefined;
  private isFullReady = false;
  /** Settles with the latest query to the titles. */
  private latest: Promise<unknown> = Promise.resolve();
  /** Responses of the titles, by query. */
  private readonly shown = new Map<string, SearchResponse>();

  /**
   * @param titles the engine that starts first
   * @param createFull creates the engine that takes over; not before the titles have responded, so
   *   that the two share neither connection nor processor
   * @param report gets that an index in many files is ready, and whether what follows a preview
   *   could be loaded
   */
  constructor(
    private readonly titles: StartingEngine,
    private readonly createFull: (facts: IndexFacts) => StartingEngine,
    private readonly report: (progress: IndexProgress) => void = () => undefined,
  ) {
    // Also when the reader only looks.
    void this.prepareTitles().then((facts) => {
      if (facts.isSharded === true) this.report({status: 'ready'});
      else setTimeout(() => this.startFull(facts), IDLE_MS);
    });
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResponse> {
    const isFirst = !this.isFullReady && (query.page ?? 1) === 1;
    // Asked before they are ready, so that they respond even while the page is busy.
    const first = isFirst ? this.titles.search(query, signal) : undefined;
    if (first !== undefined) this.latest = first.catch(() => undefined);
    const facts = await this.prepareTitles();
    signal?.throwIfAborted();
    if (facts.isSharded === true)
      return this.searchFiles(query, first ?? this.titles.search(query, signal), signal);
    const titles = await first?.catch(() => undefined);
    signal?.throwIfAborted();
    // Without a title that matches, only the texts can tell that there is nothing.
    if (titles === undefined || titles.count === 0 || this.isFullReady)
      return this.searchFull(facts, query, signal);
    this.shown.set(toKey(query), titles);
    // Once the response of the titles can be seen.
    const complete = wait(FRAME_MS).then(() => this.searchFull(facts, query, signal));
    complete.catch(() => undefined);
    return {...titles, complete};
  }

  /** Searches an index in many files. */
  private async searchFiles(
    query: SearchQuery,
    first: Promise<SearchResponse>,
    signal: AbortSignal | undefined,
  ): Promise<SearchResponse> {
    const preview = await first;
    // It has all that was found.
    if (query.preview !== true || preview.count <= preview.hits.length) return preview;
    const complete = wait(TYPING_MS).then(async () => {
      signal?.throwIfAborted();
      return keepFirst(query, preview, await this.titles.search(toWhole(query), signal));
    });
    complete.then(
      () => this.report({status: 'ready'}),
      () => signal?.aborted !== true && this.report({status: 'failed'}),
    );
    return {...preview, complete};
  }

  /** A first hit that was kept stays first, so that a step back shows what was seen. */
  private async searchFull(
    facts: IndexFacts,
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchResponse> {
    const response = await this.startFull(facts).search(toWhole(query), signal);
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
        // A query that is under way would have no response.
        void this.latest.then(() => this.titles.close());
      },
      () => undefined,
    );
    return full;
  }
}

const toWhole = (query: SearchQuery): SearchQuery => ({...query, preview: false});

const toKey = ({text, group, page = 1}: SearchQuery): string => JSON.stringify([text, group, page]);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
