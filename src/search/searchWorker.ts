import {EmbeddedEngine} from './EmbeddedEngine';
import type {CompactIndex, SearchAnswer, SearchQuery} from './types';

/** What the page sends: first where the index is, then queries. */
export type WorkerRequest = {readonly url: string} | {readonly id: number; readonly query: SearchQuery};
/** What the worker answers, by the id of the query. */
export type WorkerResponse = {readonly id: number} & ({readonly answer: SearchAnswer} | {readonly error: string});

let engine: Promise<EmbeddedEngine> | undefined;
let url = '';

/** An index that takes longer than this is asked for anew by the next query. */
const INDEX_TIMEOUT_MS = 60_000;

async function loadEngine(): Promise<EmbeddedEngine> {
  const response = await fetch(url, {signal: AbortSignal.timeout(INDEX_TIMEOUT_MS)});
  if (!response.ok) throw new Error(`Search index: the server answered ${response.status}.`);
  return new EmbeddedEngine((await response.json()) as CompactIndex);
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if ('url' in data) url = data.url;
  // A failure is forgotten, so that the next query tries again.
  engine ??= loadEngine().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  if (!('id' in data)) {
    engine.catch(() => undefined);
    return;
  }
  engine
    .then((ready) => ready.search(data.query))
    .then((answer) => self.postMessage({id: data.id, answer}))
    .catch((error: unknown) => self.postMessage({id: data.id, error: String(error)}));
});
