import {createEngine, type IndexFacts} from './createEngine';
import {createFileReader} from './fetchIndex';
import type {SearchEngine, SearchResponse, SearchQuery} from './types';

/**
 * What the page sends: the index first, then queries, and the ids of queries that a newer one
 * replaced.
 */
export type WorkerRequest =
  | {readonly index: ArrayBuffer; readonly url: string}
  | {readonly id: number; readonly query: SearchQuery}
  | {readonly canceled: number};

/** What the worker sends back: that it is ready, or the response to a query by its id. */
export type WorkerMessage =
  | {readonly ready: IndexFacts}
  | {readonly failure: string}
  | {readonly id: number; readonly response: SearchResponse}
  | {readonly id: number; readonly error: string};

let engine: SearchEngine | undefined;
const canceled = new Set<number>();

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if ('index' in data) build(data.index, data.url);
  else if ('canceled' in data) canceled.add(data.canceled);
  // Deferred, so that a cancellation that is already queued takes effect first.
  else setTimeout(() => void respond(data.id, data.query));
});

const post = (message: WorkerMessage): void => self.postMessage(message);

function build(bytes: ArrayBuffer, url: string): void {
  try {
    const {engine: built, facts} = createEngine(bytes, createFileReader(url));
    engine = built;
    post({ready: facts});
  } catch (error) {
    engine = undefined;
    post({failure: String(error)});
  }
}

async function respond(id: number, query: SearchQuery): Promise<void> {
  if (canceled.delete(id)) return;
  try {
    if (engine === undefined) throw new Error('Search index: not loaded.');
    post({id, response: await engine.search(query)});
  } catch (error) {
    post({id, error: String(error)});
  }
}
