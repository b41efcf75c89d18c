import {respond, type CheckRequest, type CheckResponse, type Mark} from './checkRequests';
import type {PictureFacts} from './file/PictureFacts';
import type {MarkMeasures} from './measures/marked';

/** A picture of the reader, with a key that no other picture has. */
export interface PictureFile {
  readonly key: string;
  readonly file: File;
}

/** A picture that takes longer is given up, and the next one gets a new worker. */
const TIMEOUT_MS = 60_000;

const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "check-worker" */ new URL('./checkWorker.ts', import.meta.url));

interface CheckerOptions {
  /** Starts the worker; throws where the browser has none. */
  readonly startWorker?: () => Worker;
  readonly timeoutMs?: number;
}

/**
 * Checks pictures in a worker, one after the other, so that one at most is in memory. Where workers
 * fail, are blocked, or cannot decode, the page checks.
 */
export class PictureChecker {
  private worker: Worker | undefined;
  private hasWorkers = true;
  private queue: Promise<unknown> = Promise.resolve();
  private nextId = 0;
  private giveUp: (() => void) | undefined;

  constructor(private readonly options: CheckerOptions = {}) {}

  /** What is known about a picture; it never rejects. */
  async check({key, file}: PictureFile): Promise<PictureFacts> {
    const response = await this.ask({key, file});
    if (response !== undefined && 'facts' in response) return response.facts;
    const problem = response !== undefined && 'isUnable' in response ? 'unable' : 'unreadable';
    return {format: 'unknown', bytes: file.size, orientation: 1, problem};
  }

  /** Measures the inside of four corners; undefined if the picture could not be read. */
  async measure({key, file}: PictureFile, mark: Mark): Promise<MarkMeasures | undefined> {
    const response = await this.ask({key, file, mark});
    return response !== undefined && 'marked' in response ? response.marked : undefined;
  }

  /** Ends the worker and gives up its picture; the next picture starts another worker. */
  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.giveUp?.();
  }

  /** Undefined when there is no response in time. */
  private ask(question: Omit<CheckRequest, 'id'>): Promise<CheckResponse | undefined> {
    const request = {...question, id: this.nextId};
    this.nextId += 1;
    const response = this.queue.then(() => this.send(request));
    this.queue = response;
    return response;
  }

  private async send(request: CheckRequest): Promise<CheckResponse | undefined> {
    if (this.hasWorkers) {
      const response = await this.askWorker(request);
      if (response === 'late') return undefined;
      if (response !== 'failed' && !('isUnable' in response)) return response;
      this.hasWorkers = false;
      this.close();
    }
    return respond(request);
  }

  private async askWorker(request: CheckRequest): Promise<CheckResponse | 'failed' | 'late'> {
    let worker: Worker;
    try {
      worker = this.worker ??= (this.options.startWorker ?? startWorker)();
    } catch {
      return 'failed';
    }
    const response = await new Promise<CheckResponse | 'failed' | 'late'>((resolve) => {
      const timer = setTimeout(() => resolve('late'), this.options.timeoutMs ?? TIMEOUT_MS);
      const settle = (value: CheckResponse | 'failed' | 'late'): void => {
        clearTimeout(timer);
        resolve(value);
      };
      this.giveUp = () => settle('late');
      worker.onmessage = ({data}: MessageEvent<CheckResponse>) => {
        if (data.id === request.id) settle(data);
      };
      worker.onerror = () => settle('failed');
      worker.postMessage(request);
    });
    if (response === 'late') this.close();
    return response;
  }
}
