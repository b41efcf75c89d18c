import {describe, expect, it, vi} from 'vitest';
import type {IndexFacts} from './createEngine';
import {TieredEngine} from './TieredEngine';
import type {SearchHit, SearchQuery, SearchResponse} from './types';

const toHit = (title: string): SearchHit => ({
  id: title,
  url: `/docs/${title}`,
  kind: 'section',
  group: 'guides',
  path: [[['Documentation', false]], [[title, false]]],
  snippet: [],
});
const toResponse = (...titles: string[]): SearchResponse => ({
  hits: titles.map(toHit),
  count: titles.length,
  groups: {},
});
const listTitles = ({hits}: SearchResponse): string[] => hits.map(({id}) => id);

/** An engine that responds as told, once it is ready. */
function createEngine(response: SearchResponse | Error) {
  let makeReady: (facts?: IndexFacts) => void = () => undefined;
  let fail: () => void = () => undefined;
  const ready = new Promise<IndexFacts>((resolve, reject) => {
    makeReady = (facts = {}) => resolve(facts);
    fail = () => reject(new Error('not loaded'));
  });
  ready.catch(() => undefined);
  const search = vi.fn(async (_query?: SearchQuery) => {
    await ready;
    if (response instanceof Error) throw response;
    return response;
  });
  return {prepare: () => ready, search, close: vi.fn(), makeReady, fail};
}

function createTiers(titles: SearchResponse | Error, full: SearchResponse | Error) {
  const engines = {titles: createEngine(titles), full: createEngine(full)};
  const createFull = vi.fn((_facts: IndexFacts) => engines.full);
  const report = vi.fn();
  const engine = new TieredEngine(engines.titles, createFull, report);
  return {...engines, createFull, report, engine};
}

describe('an engine of titles and texts', () => {
  it('responds from the titles while the full index is on its way, then from that', async () => {
    const {engine, titles, full} = createTiers(toResponse('Hooks'), toResponse('Hooks', 'Events'));
    titles.makeReady();
    const response = await engine.search({text: 'hook'});
    expect(listTitles(response)).toEqual(['Hooks']);
    full.makeReady();
    expect(listTitles(await response.complete!)).toEqual(['Hooks', 'Events']);
    const later = await engine.search({text: 'hook'});
    expect([listTitles(later), later.complete]).toEqual([['Hooks', 'Events'], undefined]);
    expect(titles.close).toHaveBeenCalledOnce();
  });

  it('asks the titles before they are ready, and the full index for all hits', async () => {
    const {engine, titles, full} = createTiers(toResponse('Hooks'), toResponse('Hooks'));
    const response = engine.search({text: 'hook', preview: true});
    expect(titles.search).toHaveBeenCalledOnce();
    titles.makeReady();
    full.makeReady();
    await (
      await response
    ).complete;
    expect(full.search.mock.calls[0]?.[0]).toEqual({text: 'hook', preview: false});
  });

  it('closes the titles only when they have responded to the query that is under way', async () => {
    const {engine, titles, full} = createTiers(toResponse('Hooks'), toResponse('Hooks'));
    titles.makeReady();
    const {complete} = await engine.search({text: 'hook'});
    let respond: () => void = () => undefined;
    titles.search.mockReturnValueOnce(
      new Promise((resolve) => (respond = () => resolve(toResponse('Hooks')))),
    );
    const next = engine.search({text: 'hooks'});
    full.makeReady();
    await complete;
    expect(titles.close).not.toHaveBeenCalled();
    respond();
    expect(listTitles(await next)).toEqual(['Hooks']);
    await vi.waitFor(() => expect(titles.close).toHaveBeenCalledOnce());
  });

  it('starts the full index after the first response, and tells it its size', async () => {
    const {engine, titles, createFull} = createTiers(toResponse('Hooks'), toResponse('Hooks'));
    titles.makeReady({fullBytes: 7});
    await engine.search({text: 'hook'});
    expect(createFull).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(createFull.mock.calls).toEqual([[{fullBytes: 7}]]));
  });

  it('starts the full index without a query when the titles have been there for a while', async () => {
    vi.useFakeTimers();
    try {
      const {titles, createFull} = createTiers(toResponse('Hooks'), toResponse('Hooks'));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(createFull).not.toHaveBeenCalled();
      titles.makeReady();
      await vi.advanceTimersByTimeAsync(500);
      expect(createFull).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['keeps a first hit whose title says all of the query', 'register hook', 'Register the hook'],
    ['keeps it for a word that is still typed', 'regis', 'Registering'],
  ])('%s, whatever the full index puts first', async (_name, text, title) => {
    const {engine, titles, full} = createTiers(toResponse(title), toResponse('Other', title));
    titles.makeReady();
    const {complete} = await engine.search({text});
    full.makeReady();
    expect(listTitles(await complete!)).toEqual([title, 'Other']);
    expect(listTitles(await engine.search({text}))).toEqual([title, 'Other']);
  });

  it.each([
    ['whose title lacks a word of the query', 'register hook', 'Register'],
    ['whose title says much more', 'hook', 'Verify the signature of a hook'],
  ])('gives way to the full index for a first hit %s', async (_name, text, title) => {
    const {engine, titles, full} = createTiers(toResponse(title), toResponse('Other', title));
    titles.makeReady();
    const {complete} = await engine.search({text});
    full.makeReady();
    expect(listTitles(await complete!)).toEqual(['Other', title]);
  });

  it('waits for the texts when no title matches', async () => {
    const {engine, titles, full} = createTiers(toResponse(), toResponse('Events'));
    titles.makeReady();
    full.makeReady();
    const response = await engine.search({text: 'hook'});
    expect([listTitles(response), response.complete]).toEqual([['Events'], undefined]);
  });

  it('searches the full index alone when the titles fail', async () => {
    const {engine, titles, full} = createTiers(new Error('gone'), toResponse('Events'));
    titles.fail();
    full.makeReady();
    expect(listTitles(await engine.search({text: 'hook'}))).toEqual(['Events']);
  });

  it('says that the full index failed, and keeps the titles', async () => {
    const {engine, titles, full} = createTiers(toResponse('Hooks'), new Error('gone'));
    titles.makeReady();
    full.fail();
    const response = await engine.search({text: 'hook'});
    expect(listTitles(response)).toEqual(['Hooks']);
    await expect(response.complete).rejects.toThrow('not loaded');
  });

  it('asks the full index alone for a further page', async () => {
    const {engine, titles, full} = createTiers(toResponse('Hooks'), toResponse('Events'));
    titles.makeReady();
    full.makeReady();
    expect(listTitles(await engine.search({text: 'hook', page: 2}))).toEqual(['Events']);
    expect(titles.search).not.toHaveBeenCalled();
  });
});

describe('an index in many files', () => {
  const createFiles = (preview: SearchResponse, whole: SearchResponse | Error) => {
    const tiers = createTiers(preview, new Error('not asked'));
    tiers.titles.search.mockImplementation(async (query?: SearchQuery) => {
      if (query?.preview === true) return preview;
      if (whole instanceof Error) throw whole;
      return whole;
    });
    tiers.titles.makeReady({isSharded: true});
    return tiers;
  };
  const preview = {...toResponse('Register the hook', 'Events'), count: 30};

  it('responds with a few hits, then with all, the first of which stays', async () => {
    const {engine, report, createFull} = createFiles(
      preview,
      toResponse('Other', 'Register the hook', 'Events'),
    );
    const response = await engine.search({text: 'register hook', perPage: 20, preview: true});
    expect(listTitles(response)).toEqual(['Register the hook', 'Events']);
    expect(listTitles(await response.complete!)).toEqual(['Register the hook', 'Other', 'Events']);
    expect(report).toHaveBeenLastCalledWith({status: 'ready'});
    expect(createFull).not.toHaveBeenCalled();
  });

  it('responds with all where no preview is asked for, or there is no more', async () => {
    const {engine, titles} = createFiles(preview, toResponse('Other'));
    expect(listTitles(await engine.search({text: 'hook'}))).toEqual(['Other']);
    const few = createFiles(toResponse('Hooks'), new Error('not asked'));
    const {complete} = await few.engine.search({text: 'hook', preview: true});
    expect(complete).toBeUndefined();
    expect(titles.search).toHaveBeenCalledOnce();
  });

  it('says that what follows a preview failed', async () => {
    const {engine, report} = createFiles(preview, new Error('offline'));
    const {complete} = await engine.search({text: 'hook', preview: true});
    await expect(complete).rejects.toThrow('offline');
    expect(report).toHaveBeenLastCalledWith({status: 'failed'});
  });

  it('asks for no more when the reader has typed on', async () => {
    const {engine, titles, report} = createFiles(preview, toResponse('Other'));
    const controller = new AbortController();
    const {complete} = await engine.search({text: 'hook', preview: true}, controller.signal);
    controller.abort();
    await expect(complete).rejects.toThrow();
    expect(titles.search).toHaveBeenCalledOnce();
    expect(report).not.toHaveBeenCalledWith({status: 'failed'});
  });
});
