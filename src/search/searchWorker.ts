import {EmbeddedEngine} from './EmbeddedEngine';
import type {CompactIndex, SearchAnswer, SearchQuery} from './types';

/** What the page sends: first the index, then queries, and which of them nobody waits for any more. */
export type WorkerRequest =
  | {readonly index: ArrayBuffer}
  | {readonly id: number; readonly query: SearchQuery}
  | {readonly outdated: number};
/** What the worker answers, by the id of the query. */
export type WorkerResponse = {readonly id: number} & (
  {readonly answer: SearchAnswer} | {readonly error: string}
);

let engine: EmbeddedEngine | undefined;
let failure = 'Search index: not loaded.';
const outdated = new Set<number>();

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if ('index' in data) build(data.index);
  else if ('outdated' in data) outdated.add(data.outdated);
  // Later, so that what has come meanwhile is known: a query that has been replaced is not answered.
  else setTimeout(() => void answer(data.id, data.query));
});

function build(index: ArrayBuffer): void {
  try {
    engine = new EmbeddedEngine(JSON.parse(new TextDecoder().decode(index)) as CompactIndex);
  } catch (error) {
    engine = undefined;
    failure = String(error);
  }
}

async function answer(id: number, query: SearchQuery): Promise<void> {
  if (outdated.delete(id)) return;
  try {
    if (engine === undefined) throw new Error(failure);
    self.postMessage({id, answer: await engine.search(query)});
  } catch (error) {
    self.postMessage({id, error: String(error)});
  }
}
