import type {WorkerResponse} from './searchWorker';
import type {CompactIndex, SearchAnswer, SearchEngine, SearchQuery} from './types';

interface Waiting {
  readonly query: SearchQuery;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** How long a query waits for the index, and then for its answer. */
const PATIENCE_MS = 5_000;
/** An index that takes longer than this is asked for anew by the next query. */
const INDEX_TIMEOUT_MS = 60_000;

/**
 * The embedded engine in a worker, so that typing is never held up; in the page itself where a worker does not start.
 * It fetches its index when made, beside the worker's script rather than after it.
 */
export class WorkerEngine implements SearchEngine {
  private worker: Worker | undefined;
  private loading: Promise<void> | undefined;
  private inPage: SearchEngine | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 0;

  /** @param indexUrl where the index is */
  constructor(private readonly indexUrl: string) {
    try {
      this.worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
      this.worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) =>
        this.settle(data),
      );
      this.worker.addEventListener('error', () => this.stayInPage());
    } catch {
      // Workers are missing or forbidden here.
      this.worker = undefined;
    }
    this.prepare().catch(() => undefined);
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer> {
    await within(PATIENCE_MS, this.prepare(), 'Search index: takes too long.');
    signal?.throwIfAborted();
    if (this.worker === undefined) return this.askPage(query);
    return this.askWorker(this.worker, query, signal);
  }

  /** Loads the index once; a failure is forgotten, so that the next query tries again. */
  private prepare(): Promise<void> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  private async load(): Promise<void> {
    const response = await fetch(this.indexUrl, {signal: AbortSignal.timeout(INDEX_TIMEOUT_MS)});
    if (!response.ok) throw new Error(`Search index: the server answered ${response.status}.`);
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
  ): Promise<SearchAnswer> {
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {query, resolve, reject});
      signal?.addEventListener('abort', () => {
        if (this.waiting.delete(id)) worker.postMessage({outdated: id});
        reject(new DOMException('The query was replaced by a newer one.', 'AbortError'));
      });
      // A worker that is silent was ended by the browser.
      setTimeout(
        () => this.waiting.has(id) && worker === this.worker && this.stayInPage(),
        PATIENCE_MS,
      );
      worker.postMessage({id, query});
    });
  }

  private askPage(query: SearchQuery): Promise<SearchAnswer> {
    return this.inPage === undefined
      ? Promise.reject(new Error('Search index: not loaded.'))
      : this.inPage.search(query);
  }

  private settle(response: WorkerResponse): void {
    const waiting = this.waiting.get(response.id);
    this.waiting.delete(response.id);
    if ('answer' in response) {
      waiting?.resolve(response.answer);
    } else {
      this.loading = undefined;
      waiting?.reject(new Error(response.error));
    }
  }

  /** The worker has failed, or could not start: what waits for it is answered here. */
  private stayInPage(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.loading = undefined;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const {query, resolve, reject} of waiting) this.search(query).then(resolve, reject);
  }
}

/** The promise, or a failure when it takes too long. */
function within<Value>(ms: number, promise: Promise<Value>, message: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
