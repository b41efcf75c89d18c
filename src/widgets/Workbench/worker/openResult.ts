import type {OpenedResult} from '../result/readResult';
import {joinSlices, type Slice} from '../result/slices';
import {WorkerTask} from './WorkerTask';

/** What was opened, without its value, and the value in slices. */
export type OpenedPart = {readonly facts: Omit<OpenedResult, 'value'>} | {readonly slice: Slice};

const task = new WorkerTask<readonly Blob[], OpenedPart>({
  start: () =>
    new Worker(
      /* webpackChunkName: "result-worker" */ new URL('./resultWorker.ts', import.meta.url),
    ),
  runHere: async (sources) => {
    const {readResult} = await import('../result/readResult');
    const {value, ...facts} = await readResult(sources);
    return [{facts}, {slice: [{parent: 0, children: [value]}]}];
  },
});

/** Starts the worker ahead of the first result. */
export const prepareToOpen = task.prepare;

/**
 * Reads a result beside the page, however large it is.
 *
 * @throws Error with a sentence for the reader, when there is no result to show
 */
export async function openResult(sources: readonly Blob[]): Promise<OpenedResult> {
  const parts = await task.run(sources);
  const [facts] = parts.flatMap((part) => ('facts' in part ? [part.facts] : []));
  if (facts === undefined) throw new Error('It could not be read. Open it again.');
  return {
    ...facts,
    value: joinSlices(parts.flatMap((part) => ('slice' in part ? [part.slice] : []))),
  };
}
