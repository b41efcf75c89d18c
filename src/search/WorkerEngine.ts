import type {WorkerResponse} from './searchWorker';
import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** How long a query may wait for its answer, which waits for the index when there is none yet. */
const PATIENCE_MS = 5_000;

/** The embedded engine in a worker, so that typing is never held up. It fetches its index when made. */
export class WorkerEngine implements SearchEngine {
  /** Undefined after a failure, until the next query. */
  private worker: Worker | undefined;
  private hasAnswered = false;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 0;

  /** @param indexUrl where the index is */
  constructor(private readonly indexUrl: string) {
    this.worker = this.start();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
    worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => this.settle(data));
    worker.addEventListener('error', () => this.failAll());
    worker.postMessage({url: new URL(this.indexUrl, window.location.href).href});
    this.hasAnswered = false;
    return worker;
  }

  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer> {
    const worker = (this.worker ??= this.start());
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      signal?.addEventListener('abort', () => {
        this.waiting.delete(id);
        reject(new DOMException('The query was replaced by a newer one.', 'AbortError'));
      });
      setTimeout(() => this.giveUp(id, worker), PATIENCE_MS);
      worker.postMessage({id, query});
    });
  }

  private settle(response: WorkerResponse): void {
    this.hasAnswered = true;
    const waiting = this.waiting.get(response.id);
    this.waiting.delete(response.id);
    if ('answer' in response) waiting?.resolve(response.answer);
    else waiting?.reject(new Error(response.error));
  }

  /** A worker that has answered before and is silent now was ended by the browser; one that has not may still be fetching the index. */
  private giveUp(id: number, worker: Worker): void {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    this.waiting.delete(id);
    if (this.hasAnswered && worker === this.worker) this.failAll();
    waiting.reject(new Error('Search: the worker does not answer.'));
  }

  private failAll(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const {reject} of this.waiting.values()) reject(new Error('Search: the worker has failed.'));
    this.waiting.clear();
  }
}
