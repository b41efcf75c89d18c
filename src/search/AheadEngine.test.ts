import {expect, it, vi} from 'vitest';
import {AheadEngine} from './AheadEngine';
import type {SearchQuery, SearchResponse} from './types';

function create() {
  const signals: (AbortSignal | undefined)[] = [];
  const search = vi.fn(async ({text}: SearchQuery, signal?: AbortSignal) => {
    signals.push(signal);
    return {hits: [], count: text.length, groups: {}} satisfies SearchResponse;
  });
  return {engine: new AheadEngine(() => ({search})), search, signals};
}

it('asks once for a query that was asked ahead, and again for the same one later', async () => {
  const {engine, search} = create();
  engine.ask({text: 'hook'});
  expect((await engine.search({text: 'hook'})).count).toBe(4);
  expect(search).toHaveBeenCalledOnce();
  await engine.search({text: 'hook'});
  expect(search).toHaveBeenCalledTimes(2);
});

it('asks anew when the reader has typed on, and gives up what was asked ahead', async () => {
  const {engine, search, signals} = create();
  engine.ask({text: 'hook'});
  expect((await engine.search({text: 'hooks'})).count).toBe(5);
  expect(search).toHaveBeenCalledTimes(2);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, undefined]);
});

it('gives up what was asked ahead with the query that took it', async () => {
  const {engine, signals} = create();
  const controller = new AbortController();
  engine.ask({text: 'hook'});
  await engine.search({text: 'hook'}, controller.signal);
  controller.abort();
  expect(signals[0]?.aborted).toBe(true);
});

it('fails with the query that wants the response, and nowhere else', async () => {
  const {engine, search} = create();
  search.mockRejectedValueOnce(new Error('offline'));
  engine.ask({text: 'hook'});
  await Promise.resolve();
  await expect(engine.search({text: 'hook'})).rejects.toThrow('offline');
  expect((await engine.search({text: 'hook'})).count).toBe(4);
});

it('asks once while the same query replaces the one that waits', async () => {
  const {engine, search, signals} = create();
  const controller = new AbortController();
  engine.ask({text: 'hook'});
  void engine.search({text: 'hook'}, controller.signal);
  controller.abort();
  expect((await engine.search({text: 'hook'}, new AbortController().signal)).count).toBe(4);
  expect(search).toHaveBeenCalledOnce();
  expect(signals[0]?.aborted).toBe(false);
});

it('gives up what was asked ahead when the query that waits is not replaced', async () => {
  const {engine, search, signals} = create();
  search.mockImplementationOnce(async (_query, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  const controller = new AbortController();
  engine.ask({text: 'hook'});
  void engine.search({text: 'hook'}, controller.signal);
  controller.abort();
  await Promise.resolve();
  expect(signals[0]?.aborted).toBe(true);
});
