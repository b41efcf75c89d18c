import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {IndexProgress} from './indexProgress';
import {packIndex} from './packIndex';
import type {WorkerMessage, WorkerRequest} from './searchWorker';
import type {SearchResponse} from './types';
import {WorkerEngine} from './WorkerEngine';

const RESPONSE: SearchResponse = {hits: [], count: 7, groups: {}};
const INDEX = JSON.stringify(
  packIndex({
    kinds: ['page'],
    areas: [['Area', 'guides']],
    pages: [['/docs/hooks', 'Hooks', 0]],
    sections: [[0, '', [], 0, 'A hook.']],
  }),
);

/** A worker that a test speaks for. */
class FakeWorker extends EventTarget {
  readonly requests: WorkerRequest[] = [];
  isTerminated = false;
  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const fetchText = vi.fn(() => Promise.resolve(new Response(INDEX)));

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  vi.stubGlobal('window', {location: {href: 'https://docs.example/docs/faq'}});
  vi.stubGlobal('fetch', fetchText);
  fetchText.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(fetchesItself = false) {
  const worker = new FakeWorker();
  const progress: IndexProgress[] = [];
  const engine = new WorkerEngine('/docs/index.json', {
    fetchesItself,
    size: INDEX.length * 2,
    report: (step) => progress.push(step),
    startWorker: () => worker as unknown as Worker,
  });
  return {worker, progress, engine};
}

describe('an engine in a worker', () => {
  it('passes the index on, and queries once it is ready', async () => {
    const {worker, progress, engine} = start();
    const response = engine.search({text: 'hook'});
    await vi.waitFor(() => expect(worker.requests).toHaveLength(1));
    expect(worker.requests[0]).toMatchObject({url: 'https://docs.example/docs/index.json'});
    worker.say({ready: {}});
    await vi.waitFor(() => expect(worker.requests).toHaveLength(2));
    expect(worker.requests[1]).toEqual({id: 0, query: {text: 'hook'}});
    worker.say({id: 0, response: RESPONSE});
    expect(await response).toBe(RESPONSE);
    expect(progress).toEqual([
      {status: 'loading'},
      {status: 'loading', share: 0.5},
      {status: 'ready'},
    ]);
  });

  it('lets the worker fetch the index, whose facts it passes on', async () => {
    const {worker, engine} = start(true);
    worker.say({fetching: 'https://docs.example/docs/index.json'});
    worker.say({ready: {fullBytes: 9}});
    expect(await engine.prepare()).toEqual({fullBytes: 9});
    expect(worker.requests).toEqual([{url: 'https://docs.example/docs/index.json'}]);
    expect(fetchText).not.toHaveBeenCalled();
  });

  it('sends a query at once to a worker that fetches the index, and waits as long as that takes', async () => {
    const {worker, engine} = start(true);
    const response = engine.search({text: 'hook'});
    expect(worker.requests[1]).toEqual({id: 0, query: {text: 'hook'}});
    worker.say({fetching: ''});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.isTerminated).toBe(false);
    worker.say({ready: {}});
    worker.say({id: 0, response: RESPONSE});
    expect(await response).toBe(RESPONSE);
  });

  it('does without a worker that ends between the index and the response', async () => {
    const {worker, engine} = start(true);
    const response = engine.search({text: 'hook'});
    worker.say({fetching: ''});
    worker.say({ready: {}});
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect((await response).hits.map(({url}) => url)).toEqual(['/docs/hooks']);
    expect(worker.isTerminated).toBe(true);
  });

  it('fails with the index, and tries again for the next query', async () => {
    const {worker, progress, engine} = start(true);
    worker.say({failure: 'status 500'});
    await expect(engine.search({text: 'hook'})).rejects.toThrow('status 500');
    expect(progress.at(-1)).toEqual({status: 'failed'});
    const again = engine.prepare();
    worker.say({ready: {}});
    expect(await again).toEqual({});
  });

  it('tells the worker of a query that a newer one replaced', async () => {
    const {worker, engine} = start(true);
    worker.say({ready: {}});
    const request = new AbortController();
    const response = engine.search({text: 'hook'}, request.signal);
    await vi.waitFor(() => expect(worker.requests).toHaveLength(2));
    request.abort();
    await expect(response).rejects.toThrow('replaced');
    expect(worker.requests.at(-1)).toEqual({canceled: 0});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.isTerminated).toBe(false);
  });

  it.each([
    ['that does not start', true],
    ['that fails', false],
  ])('does without a worker %s, and responds from the page', async (_name, isSilent) => {
    const {worker, engine} = start(true);
    const response = engine.search({text: 'hook'});
    if (isSilent) await vi.advanceTimersByTimeAsync(5_000);
    else worker.dispatchEvent(new Event('error'));
    vi.useRealTimers();
    expect((await response).hits.map(({url}) => url)).toEqual(['/docs/hooks']);
    expect(worker.isTerminated).toBe(true);
  });

  it('does without a worker that ends while it builds the index', async () => {
    const {worker, engine} = start();
    const response = engine.search({text: 'hook'});
    await vi.waitFor(() => expect(worker.requests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(worker.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect((await response).hits.map(({url}) => url)).toEqual(['/docs/hooks']);
    expect(worker.isTerminated).toBe(true);
  });

  it('leaves a worker alone that fetches for long', async () => {
    const {worker, engine} = start(true);
    worker.say({fetching: ''});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.isTerminated).toBe(false);
    worker.say({ready: {}});
    expect(await engine.prepare()).toEqual({});
  });
});
