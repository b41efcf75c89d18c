import type {WorkerMessage} from './searchWorker';
import type {CompactIndex, SearchResponse, SearchEngine, SearchQuery} from './types';

interface Waiting {
  readonly query: SearchQuery;
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (error: Error) => void;
}

/** How long a query waits for the index, and then for its response. */
const TIMEOUT_MS = 5_000;
/** After this long, the next query fetches the index again. */
const INDEX_TIMEOUT_MS = 60_000;

/**
 * Runs the embedded engine in a worker so that it never blocks typing, or in the page if no worker
 * starts. Fetches the index when created, in parallel with the worker's script.
 */
export class WorkerEngine implements SearchEngine {
  private worker: Worker | undefined;
  private loading: Promise<void> | undefined;
  private inPage: SearchEngine | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 0;

  /** @param indexUrl address of the index */
  constructor(private readonly indexUrl: string) {
    try {
      this.worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
      this.worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) =>
        this.settle(data),
      );
      this.worker.addEventListener('error', () => this.fallBackToPage());
    } catch {
      // The browser has no workers, or forbids them.
      this.worker = undefined;
    }
    this.prepare().catch(() => undefined);
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResponse> {
    await withTimeout(TIMEOUT_MS, this.prepare(), 'Search index: not loaded in time.');
    signal?.throwIfAborted();
    if (this.worker === undefined) return this.askPage(query);
    return this.askWorker(this.worker, query, signal);
  }

  /** Loads the index once. After a failure, the next query tries again. */
  private prepare(): Promise<void> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  private async load(): Promise<void> {
    const response = await fetch(this.indexUrl, {signal: AbortSignal.timeout(INDEX_TIMEOUT_MS)});
    if (!response.ok) throw new Error(`Search index: status ${response.status}. Expected: 200.`);
    const index = await response.arrayBuffer();
    if (this.worker === undefined) {
      const {EmbeddedEngine} = await import('./EmbeddedEngine');
      this.inPage = new EmbeddedEngine(JSON.parse(new TextDecoder().decode(index)) as CompactIndex);
    } else {
      this.worker.postMessage({index}, [index]);
    }
  }

  private askWorker(
    worker: Worker,
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchResponse> {
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {query, resolve, reject});
      signal?.addEventListener('abort', () => {
        if (this.waiting.delete(id)) worker.postMessage({canceled: id});
        reject(new DOMException('The query was replaced by a newer one.', 'AbortError'));
      });
      // The browser has terminated a worker that stays silent.
      setTimeout(
        () => this.waiting.has(id) && worker === this.worker && this.fallBackToPage(),
        TIMEOUT_MS,
      );
      worker.postMessage({id, query});
    });
  }

  private askPage(query: SearchQuery): Promise<SearchResponse> {
    return this.inPage === undefined
      ? Promise.reject(new Error('Search index: not loaded.'))
      : this.inPage.search(query);
  }

  private settle(message: WorkerMessage): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ('response' in message) {
      waiting?.resolve(message.response);
    } else {
      this.loading = undefined;
      waiting?.reject(new Error(message.error));
    }
  }

  /** The worker failed or did not start: the page runs the waiting queries itself. */
  private fallBackToPage(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.loading = undefined;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const {query, resolve, reject} of waiting) this.search(query).then(resolve, reject);
  }
}

/** Rejects when the promise takes longer than this. */
function withTimeout<Value>(ms: number, promise: Promise<Value>, message: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
