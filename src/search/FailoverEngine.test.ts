import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {FailoverEngine} from './FailoverEngine';
import type {SearchEngine, SearchResponse} from './types';

const RESPONSE: SearchResponse = {hits: [], count: 7, groups: {}};
const healthy: SearchEngine = {search: () => Promise.resolve(RESPONSE)};

interface Switch {
  readonly engine: SearchEngine;
  readonly state: {works: boolean; asked: number};
}

/** An engine that a test turns on and off. */
function createSwitch(message = 'down'): Switch {
  const state = {works: true, asked: 0};
  const search = (): Promise<SearchResponse> => {
    state.asked += 1;
    return state.works ? Promise.resolve(RESPONSE) : Promise.reject(new Error(message));
  };
  return {engine: {search}, state};
}

/** An engine that responds after this long. */
const slow = (ms: number, response: SearchResponse = RESPONSE): SearchEngine => ({
  search: () => new Promise((resolve) => setTimeout(resolve, ms, response)),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('FailoverEngine', () => {
  it('creates no fallback while the main engine works', async () => {
    const createFallback = vi.fn(() => healthy);
    expect(await new FailoverEngine(healthy, createFallback).search({text: 'x'})).toBe(RESPONSE);
    expect(createFallback).not.toHaveBeenCalled();
  });

  it('returns and marks fallback results, and asks the main engine again after 30 s', async () => {
    let now = 0;
    const main = createSwitch();
    const engine = new FailoverEngine(
      main.engine,
      () => healthy,
      () => now,
    );
    main.state.works = false;
    expect((await engine.search({text: 'x'})).isFallback).toBe(true);
    main.state.works = true;
    now = 29_999;
    expect((await engine.search({text: 'x'})).isFallback).toBe(true);
    expect(main.state.asked).toBe(1);
    now = 30_000;
    expect((await engine.search({text: 'x'})).isFallback).toBeUndefined();
  });

  it('logs why the server failed once, and again after it has recovered in between', async () => {
    let now = 0;
    const main = createSwitch('Search server https://node-1.example: status 401. Expected: 200.');
    const engine = new FailoverEngine(
      main.engine,
      () => healthy,
      () => now,
    );
    main.state.works = false;
    await engine.search({text: 'x'});
    now = 30_000;
    await engine.search({text: 'x'});
    const message =
      "The search server failed, so the results come from the site's own index. " +
      'Cause: Search server https://node-1.example: status 401. Expected: 200.';
    expect(vi.mocked(console.warn).mock.calls).toEqual([[message]]);
    now = 60_000;
    main.state.works = true;
    await engine.search({text: 'x'});
    main.state.works = false;
    await engine.search({text: 'x'});
    expect(vi.mocked(console.warn).mock.calls).toEqual([[message], [message]]);
  });

  it('fails only when both fail, keeps both causes, and asks both again for the next key', async () => {
    const main = createSwitch('status 401');
    const fallback = createSwitch('index not loaded');
    main.state.works = false;
    fallback.state.works = false;
    const engine = new FailoverEngine(
      main.engine,
      () => fallback.engine,
      () => 0,
    );
    const error = await engine.search({text: 'x'}).catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({message: 'index not loaded', cause: {message: 'status 401'}});
    expect(console.warn).not.toHaveBeenCalled();
    main.state.works = true;
    expect(await engine.search({text: 'xy'})).toBe(RESPONSE);
  });

  it('asks the fallback when the server is slow, then leaves the server alone', async () => {
    let now = 0;
    const main = vi.fn(slow(3_000).search);
    const engine = new FailoverEngine(
      {search: main},
      () => healthy,
      () => now,
    );
    const pending = engine.search({text: 'x'});
    await vi.advanceTimersByTimeAsync(999);
    expect(main).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await pending).isFallback).toBe(true);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      "The search server failed, so the results come from the site's own index. " +
        'Cause: Search server: no response within 1000 ms.',
    );
    now = 1_000;
    expect((await engine.search({text: 'xy'})).isFallback).toBe(true);
    expect(main).toHaveBeenCalledTimes(1);
  });

  it('takes the slow response when the fallback is slower still, and asks the server again', async () => {
    const main = vi.fn(slow(2_000).search);
    const engine = new FailoverEngine({search: main}, () => slow(1_000, {...RESPONSE, count: 1}));
    const pending = engine.search({text: 'x'});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await pending).toBe(RESPONSE);
    await vi.advanceTimersByTimeAsync(1_000);
    void engine.search({text: 'xy'});
    expect(main).toHaveBeenCalledTimes(2);
  });

  it('waits for an index that is late instead of failing', async () => {
    const main = createSwitch();
    main.state.works = false;
    const pending = new FailoverEngine(main.engine, () => slow(60_000)).search({text: 'x'});
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await pending).isFallback).toBe(true);
  });

  it('rejects a replaced query at once, without counting it as a failure of the server', async () => {
    const request = new AbortController();
    const main = vi.fn(
      (_query: unknown, signal?: AbortSignal) =>
        new Promise<SearchResponse>((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const createFallback = vi.fn(() => healthy);
    const engine = new FailoverEngine({search: main}, createFallback);
    const pending = engine.search({text: 'x'}, request.signal);
    request.abort();
    await expect(pending).rejects.toThrow(/abort/i);
    expect(createFallback).not.toHaveBeenCalled();
    void engine.search({text: 'xy'});
    expect(main).toHaveBeenCalledTimes(2);
  });

  it('keeps the cool-down when readers type on', async () => {
    const main = createSwitch();
    main.state.works = false;
    const fallback: SearchEngine = {
      search: (_query, signal) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
          setTimeout(resolve, 100, RESPONSE);
        }),
    };
    const engine = new FailoverEngine(
      main.engine,
      () => fallback,
      () => 0,
    );
    const first = engine.search({text: 'x'});
    await vi.advanceTimersByTimeAsync(100);
    await first;
    const request = new AbortController();
    const replaced = engine.search({text: 'xy'}, request.signal);
    request.abort();
    await expect(replaced).rejects.toThrow('aborted');
    void engine.search({text: 'xyz'});
    expect(main.state.asked).toBe(1);
  });
});
