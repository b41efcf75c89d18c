import type {TaskMessage, TaskRequest} from './serveTask';

export interface TaskOptions<Job, Part> {
  /** Starts the worker; throws where the browser has none. */
  readonly start: () => Worker;
  /** Does the job in the page, where no worker does it. */
  readonly runHere: (job: Job) => Promise<readonly Part[]>;
}

interface Waiting<Job, Part> {
  readonly job: Job;
  readonly parts: Part[];
  readonly resolve: (parts: Promise<readonly Part[]> | readonly Part[]) => void;
  readonly reject: (error: Error) => void;
}

/** Browsers end workers silently; one that says nothing for so long is taken for ended. */
const SILENCE_MS = 30_000;

/** Jobs for a worker (`serveTask.ts`), or for the page where there is none. */
export class WorkerTask<Job, Part> {
  readonly #options: TaskOptions<Job, Part>;
  readonly #waiting = new Map<number, Waiting<Job, Part>>();
  #worker: Worker | undefined;
  #hasFailed = false;
  #lastId = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TaskOptions<Job, Part>) {
    this.#options = options;
  }

  /** Starts the worker ahead of the first job. */
  readonly prepare = (): void => {
    if (this.#worker !== undefined || this.#hasFailed) return;
    try {
      this.#worker = this.#options.start();
      this.#worker.onmessage = ({data}: MessageEvent<TaskMessage<Part>>) => this.#receive(data);
      this.#worker.onerror = () => this.#fallBack();
    } catch {
      this.#hasFailed = true;
    }
  };

  /** Does a job. Rejects with the message of an error that the job throws. */
  run(job: Job): Promise<readonly Part[]> {
    this.prepare();
    if (this.#hasFailed) return this.#options.runHere(job);
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, {job, parts: [], resolve, reject});
      this.#listen();
      this.#worker?.postMessage({id: this.#lastId, job} satisfies TaskRequest<Job>);
    });
  }

  #receive(message: TaskMessage<Part>): void {
    const one = this.#waiting.get(message.id);
    if (one === undefined) return;
    if ('part' in message) {
      one.parts.push(message.part);
    } else {
      this.#waiting.delete(message.id);
      if ('error' in message) one.reject(new Error(message.error));
      else one.resolve(one.parts);
    }
    this.#listen();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    if (this.#waiting.size > 0) this.#silence = setTimeout(() => this.#fallBack(), SILENCE_MS);
  }

  #fallBack(): void {
    this.#hasFailed = true;
    this.#worker?.terminate();
    for (const {job, resolve} of this.#waiting.values()) resolve(this.#options.runHere(job));
    this.#waiting.clear();
    this.#listen();
  }
}
