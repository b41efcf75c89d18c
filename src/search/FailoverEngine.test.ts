import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {FailoverEngine} from './FailoverEngine';
import type {SearchAnswer, SearchEngine} from './types';

const ANSWER: SearchAnswer = {hits: [], count: 7, groups: {}};
const answering: SearchEngine = {search: () => Promise.resolve(ANSWER)};

/** An engine whose answers a test decides. */
function createSwitch(): {engine: SearchEngine; state: {works: boolean; asked: number}} {
  const state = {works: true, asked: 0};
  const search = (): Promise<SearchAnswer> => {
    state.asked += 1;
    return state.works ? Promise.resolve(ANSWER) : Promise.reject(new Error('down'));
  };
  return {engine: {search}, state};
}

const never: SearchEngine = {search: () => new Promise(() => undefined)};
/** An engine that takes so long, as a reader's clock goes. */
const slow = (ms: number, answer: SearchAnswer = ANSWER): SearchEngine => ({
  search: () => new Promise((resolve) => setTimeout(resolve, ms, answer)),
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
  it('makes no spare engine while the first works', async () => {
    const createSpare = vi.fn(() => answering);
    expect(await new FailoverEngine(answering, createSpare).search({text: 'x'})).toBe(ANSWER);
    expect(createSpare).not.toHaveBeenCalled();
  });

  it('answers from the spare one, says so, and asks the first again after half a minute', async () => {
    let now = 0;
    const main = createSwitch();
    const engine = new FailoverEngine(
      main.engine,
      () => answering,
      () => now,
    );
    main.state.works = false;
    expect((await engine.search({text: 'x'})).isSpare).toBe(true);
    main.state.works = true;
    now = 29_999;
    expect((await engine.search({text: 'x'})).isSpare).toBe(true);
    expect(main.state.asked).toBe(1);
    now = 30_000;
    expect((await engine.search({text: 'x'})).isSpare).toBeUndefined();
  });

  it('fails only when both fail, and asks both again with the next key', async () => {
    const main = createSwitch();
    const spare = createSwitch();
    main.state.works = false;
    spare.state.works = false;
    const engine = new FailoverEngine(
      main.engine,
      () => spare.engine,
      () => 0,
    );
    await expect(engine.search({text: 'x'})).rejects.toThrow('down');
    main.state.works = true;
    expect(await engine.search({text: 'xy'})).toBe(ANSWER);
  });

  it('does not wait for a late server alone, and then leaves it in peace', async () => {
    let now = 0;
    const main = vi.fn(slow(3_000).search);
    const engine = new FailoverEngine(
      {search: main},
      () => answering,
      () => now,
    );
    const late = engine.search({text: 'x'});
    await vi.advanceTimersByTimeAsync(999);
    expect(main).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await late).isSpare).toBe(true);
    now = 1_000;
    expect((await engine.search({text: 'xy'})).isSpare).toBe(true);
    expect(main).toHaveBeenCalledTimes(1);
  });

  it('takes the late answer when the spare one is later still, and asks the server again', async () => {
    const main = vi.fn(slow(2_000).search);
    const engine = new FailoverEngine({search: main}, () => slow(1_000, {...ANSWER, count: 1}));
    const answer = engine.search({text: 'x'});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toBe(ANSWER);
    await vi.advanceTimersByTimeAsync(1_000);
    void engine.search({text: 'xy'});
    expect(main).toHaveBeenCalledTimes(2);
  });

  it('fails within five seconds when neither answers', async () => {
    const answer = new FailoverEngine(never, () => never).search({text: 'x'});
    const outcome = expect(answer).rejects.toThrow('Search: nothing answered within 4300 ms.');
    await vi.advanceTimersByTimeAsync(4_300);
    await outcome;
  });

  it('fails at once, and not as a failure of the server, when a newer query comes', async () => {
    const request = new AbortController();
    const main = vi.fn(
      (_query: unknown, signal?: AbortSignal) =>
        new Promise<SearchAnswer>((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const createSpare = vi.fn(() => answering);
    const engine = new FailoverEngine({search: main}, createSpare);
    const answer = engine.search({text: 'x'}, request.signal);
    request.abort();
    await expect(answer).rejects.toThrow(/abort/i);
    expect(createSpare).not.toHaveBeenCalled();
    void engine.search({text: 'xy'});
    expect(main).toHaveBeenCalledTimes(2);
  });

  it('leaves a server that failed in peace also when readers type on', async () => {
    const main = createSwitch();
    main.state.works = false;
    const spare: SearchEngine = {
      search: (_query, signal) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
          setTimeout(resolve, 100, ANSWER);
        }),
    };
    const engine = new FailoverEngine(
      main.engine,
      () => spare,
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
