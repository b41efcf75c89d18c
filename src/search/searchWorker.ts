import {createEngine, type IndexFacts} from './createEngine';
import {createFileReader, fetchIndex} from './fetchIndex';
import type {SearchEngine, SearchResponse, SearchQuery} from './types';

/**
 * What the page sends: the index first, or its address, then queries, and the ids of queries that a
 * newer one replaced.
 */
export type WorkerRequest =
  | {readonly url: string; readonly index?: ArrayBuffer}
  | {readonly id: number; readonly query: SearchQuery}
  | {readonly canceled: number};

/**
 * What the worker sends back: that it fetches the index, that it is ready, or the response to a
 * query by its id.
 */
export type WorkerMessage =
  | {readonly fetching: string}
  | {readonly ready: IndexFacts}
  | {readonly failure: string}
  | {readonly id: number; readonly response: SearchResponse}
  | {readonly id: number; readonly error: string};

/** Runs all code of a query once, after one that waits for the index and before others. */
const WARM_UP: SearchQuery = {text: 'How do I get an API key?'};
/** A query that waits for the index, or for the page that shows the search, arrives sooner. */
const WARM_UP_MS = 150;

let engine: SearchEngine | undefined;
let building: {readonly url: string; readonly facts: Promise<IndexFacts>} | undefined;
const canceled = new Set<number>();

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if ('url' in data) void load(data.url, data.index);
  else if ('canceled' in data) canceled.add(data.canceled);
  // Deferred, so that a cancellation that is already queued takes effect first.
  else void whenBuilt().then(() => setTimeout(() => void respond(data.id, data.query)));
});

// The inline loader starts a worker before the search runs. Its name lists the search's files.
const early = self.name.split(' ').find((file) => file.endsWith('.json'));
if (early !== undefined) void prepare(new URL(early, self.location.href).href);

const post = (message: WorkerMessage): void => self.postMessage(message);

/** Builds the index at an address, unless that is under way or done. */
function prepare(url: string, index?: ArrayBuffer): Promise<IndexFacts> {
  if (building?.url === url) return building.facts;
  const facts = build(url, index);
  building = {url, facts};
  // The next request tries again.
  facts.catch(() => (building = undefined));
  return facts;
}

async function build(url: string, index: ArrayBuffer | undefined): Promise<IndexFacts> {
  const {engine: built, facts} = createEngine(
    index ?? (await fetchIndex(url)),
    createFileReader(url),
  );
  engine = built;
  // It would fetch files of an index in many.
  if (facts.isSharded !== true) setTimeout(() => void built.search(WARM_UP), WARM_UP_MS);
  return facts;
}

/** Queries may come before the index. */
const whenBuilt = async (): Promise<unknown> => building?.facts.catch(() => undefined);

async function load(url: string, index: ArrayBuffer | undefined): Promise<void> {
  post({fetching: url});
  try {
    post({ready: await prepare(url, index)});
  } catch (error) {
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
