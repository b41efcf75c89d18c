/** What the page sends to a worker. */
export interface TaskRequest<Job> {
  readonly id: number;
  readonly job: Job;
}

/** What the worker sends back: the parts of the result, then that it is done, or why it failed. */
export type TaskMessage<Part> =
  | {readonly id: number; readonly part: Part}
  | {readonly id: number; readonly isDone: true}
  | {readonly id: number; readonly error: string};

/** A result that is large comes in parts, so that receiving one never takes the page long. */
type Run<Job, Part> = (job: Job) => AsyncIterable<Part>;

/** Lets this worker do the jobs that the page sends (`WorkerTask.ts`). */
export function serveTask<Job, Part>(run: Run<Job, Part>): void {
  const post = (message: TaskMessage<Part>): void => self.postMessage(message);
  const serve = async ({id, job}: TaskRequest<Job>): Promise<void> => {
    try {
      for await (const part of run(job)) post({id, part});
      post({id, isDone: true});
    } catch (error) {
      post({id, error: error instanceof Error ? error.message : String(error)});
    }
  };
  self.addEventListener('message', ({data}: MessageEvent<TaskRequest<Job>>) => void serve(data));
}
