import {EmbeddedEngine} from './EmbeddedEngine';
import type {CompactIndex, SearchResponse, SearchQuery} from './types';

/**
 * What the page sends: the index first, then queries, and the ids of queries that a newer one
 * replaced.
 */
export type WorkerRequest =
  | {readonly index: ArrayBuffer}
  | {readonly id: number; readonly query: SearchQuery}
  | {readonly canceled: number};
/** What the worker sends back, by the id of the query. */
export type WorkerMessage = {readonly id: number} & (
  {readonly response: SearchResponse} | {readonly error: string}
);

let engine: EmbeddedEngine | undefined;
let failure = 'Search index: not loaded.';
const canceled = new Set<number>();

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if ('index' in data) build(data.index);
  else if ('canceled' in data) canceled.add(data.canceled);
  // Deferred, so that a cancellation that is already queued takes effect first.
  else setTimeout(() => void respond(data.id, data.query));
});

function build(index: ArrayBuffer): void {
  try {
    engine = new EmbeddedEngine(JSON.parse(new TextDecoder().decode(index)) as CompactIndex);
  } catch (error) {
    engine = undefined;
    failure = String(error);
  }
}

async function respond(id: number, query: SearchQuery): Promise<void> {
  if (canceled.delete(id)) return;
  try {
    if (engine === undefined) throw new Error(failure);
    self.postMessage({id, response: await engine.search(query)});
  } catch (error) {
    self.postMessage({id, error: String(error)});
  }
}
