import type {IndexFacts} from './createEngine';
import {createFileReader, fetchIndex} from './fetchIndex';
import type {IndexProgress} from './indexProgress';
import type {WorkerMessage, WorkerRequest} from './searchWorker';
import type {SearchResponse, SearchEngine, SearchQuery} from './types';

interface Waiting {
  readonly query: SearchQuery;
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A worker that has built its index and says nothing for this long, although a query waits, was
 * ended by the browser.
 */
const SILENCE_MS = 5_000;

/** One that still builds is busy, on a slow device for seconds; after this long, it was ended. */
const BUILD_MS = 20_000;

interface WorkerEngineOptions {
  /** Gets how far the index has come. */
  readonly report?: (progress: IndexProgress) => void;
  /** Size of the index in bytes, if known. */
  readonly size?: number | undefined;
  /** Whether the worker fetches the index, so that the page need not pass it on. */
  readonly fetchesItself?: boolean;
  /** Starts the worker; throws where the browser has none. */
  readonly startWorker?: () => Worker;
}

/** Starts a worker for an index. */
export const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "search-worker" */ new URL('./searchWorker.ts', import.meta.url));

/**
 * Runs the embedded engine in a worker so that it never blocks typing, or in the page if no worker
 * starts. A query waits for the index as long as it takes: it fails only when the index does.
 */
export class WorkerEngine implements SearchEngine {
  private readonly indexUrl: string;
  private worker: Worker | undefined;
  private loading: Promise<IndexFacts> | undefined;
  private inPage: SearchEngine | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private settleIndex: {
    readonly resolve: (facts: IndexFacts) => void;
    readonly reject: (error: Error) => void;
  } | null = null;

  /** @param indexUrl address of the index */
  constructor(
    indexUrl: string,
    private readonly options: WorkerEngineOptions = {},
  ) {
    // The worker's own address differs.
    this.indexUrl = new URL(indexUrl, window.location.href).href;
    try {
      this.worker = (options.startWorker ?? startWorker)();
      this.worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) =>
        this.receive(data),
      );
      this.worker.addEventListener('error', () => this.fallBackToPage());
    } catch {
      // The browser has no workers, or forbids them.
      this.worker = undefined;
    }
    this.prepare().catch(() => undefined);
  }

  /** Resolves when the index can be searched. After a failure, the next call tries again. */
  prepare(): Promise<IndexFacts> {
    this.loading ??= this.load().then(
      (facts) => {
        this.report({status: 'ready'});
        return facts;
      },
      (error: unknown) => {
        this.loading = undefined;
        this.report({status: 'failed'});
        throw error;
      },
    );
    return this.loading;
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResponse> {
    const prepared = this.prepare();
    // A worker that fetches its index keeps the query until that is there.
    const early =
      this.options.fetchesItself === true ? this.askWorker(this.worker, query, signal) : undefined;
    early?.catch(() => undefined);
    await prepared;
    if (early === undefined) signal?.throwIfAborted();
    const response = early ?? this.askWorker(this.worker, query, signal);
    if (response === undefined) return this.askPage(query);
    this.listenForSilence();
    return response;
  }

  /** Ends the worker. The engine is not used afterwards. */
  close(): void {
    clearTimeout(this.silence);
    this.worker?.terminate();
  }

  private async load(): Promise<IndexFacts> {
    this.report({status: 'loading'});
    const {worker, indexUrl: url} = this;
    if (worker !== undefined && this.options.fetchesItself === true) {
      // The worker says at once that it fetches.
      this.listenForSilence(() => true);
      return this.waitForWorker(() => worker.postMessage({url} satisfies WorkerRequest));
    }
    const index = await this.fetch(url);
    if (this.worker === undefined) {
      const {createEngine} = await import('./createEngine');
      const {engine, facts} = createEngine(index, createFileReader(url));
      this.inPage = engine;
      return facts;
    }
    const {worker: current} = this;
    this.listenForSilence(() => true, BUILD_MS);
    return this.waitForWorker(() =>
      current.postMessage({index, url} satisfies WorkerRequest, [index]),
    );
  }

  private fetch(url: string): Promise<ArrayBuffer> {
    const {size} = this.options;
    return fetchIndex(url, (bytes) => {
      this.report({status: 'loading', ...(size !== undefined && {share: bytes / size})});
    });
  }

  private waitForWorker(send: () => void): Promise<IndexFacts> {
    return new Promise((resolve, reject) => {
      this.settleIndex = {resolve, reject};
      send();
    });
  }

  private report(progress: IndexProgress): void {
    this.options.report?.(progress);
  }

  private askWorker(
    worker: Worker | undefined,
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchResponse> | undefined {
    if (worker === undefined) return undefined;
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {query, resolve, reject});
      signal?.addEventListener('abort', () => {
        if (this.waiting.delete(id)) worker.postMessage({canceled: id});
        reject(new DOMException('The query was replaced by a newer one.', 'AbortError'));
      });
      worker.postMessage({id, query});
    });
  }

  private listenForSilence(
    isAwaited = (): boolean => this.waiting.size > 0,
    ms = SILENCE_MS,
  ): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      if (isAwaited()) this.fallBackToPage();
    }, ms);
  }

  private askPage(query: SearchQuery): Promise<SearchResponse> {
    return this.inPage === undefined
      ? Promise.reject(new Error('Search index: not loaded.'))
      : this.inPage.search(query);
  }

  private receive(message: WorkerMessage): void {
    clearTimeout(this.silence);
    if ('fetching' in message) return;
    if ('ready' in message) {
      this.settleIndex?.resolve(message.ready);
    } else if ('failure' in message) {
      this.settleIndex?.reject(new Error(message.failure));
    } else {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (this.waiting.size > 0) this.listenForSilence();
      if ('response' in message) waiting?.resolve(message.response);
      else waiting?.reject(new Error(message.error));
    }
  }

  /** The worker failed or did not start: the page builds the index and runs the waiting queries. */
  private fallBackToPage(): void {
    this.close();
    this.worker = undefined;
    const {settleIndex} = this;
    this.loading = undefined;
    const built = this.prepare();
    if (settleIndex === null) built.catch(() => undefined);
    else built.then(settleIndex.resolve, settleIndex.reject);
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const {query, resolve, reject} of waiting) this.search(query).then(resolve, reject);
  }
}
