import type {WorkerResponse} from './searchWorker';
import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** The embedded engine in a worker, so that typing is never held up. It fetches its index when made. */
export class WorkerEngine implements SearchEngine {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 0;

  /** @param indexUrl where the index is */
  constructor(indexUrl: string) {
    this.worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
    this.worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => this.settle(data));
    this.worker.addEventListener('error', () => this.failAll());
    this.worker.postMessage({url: new URL(indexUrl, window.location.href).href});
  }

  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer> {
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      signal?.addEventListener('abort', () => {
        this.waiting.delete(id);
        reject(new DOMException('The query was replaced by a newer one.', 'AbortError'));
      });
      this.worker.postMessage({id, query});
    });
  }

  private settle(response: WorkerResponse): void {
    const waiting = this.waiting.get(response.id);
    this.waiting.delete(response.id);
    if ('answer' in response) waiting?.resolve(response.answer);
    else waiting?.reject(new Error(response.error));
  }

  private failAll(): void {
    for (const {reject} of this.waiting.values()) reject(new Error('Search: the worker has failed.'));
    this.waiting.clear();
  }
}
