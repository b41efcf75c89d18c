import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createFileReader, fetchIndex} from './fetchIndex';

const respond = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  respond.mockReset();
  vi.stubGlobal('fetch', respond);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fetching an index', () => {
  it('says how many bytes have come', async () => {
    const parts = ['[1,', '2]'].map((part) => new TextEncoder().encode(part));
    respond.mockResolvedValue(
      new Response(
        new ReadableStream({
          start(controller) {
            parts.forEach((part) => controller.enqueue(part));
            controller.close();
          },
        }),
      ),
    );
    const progress: number[] = [];
    const bytes = await fetchIndex('/index.json', (count) => progress.push(count));
    expect([new TextDecoder().decode(bytes), progress]).toEqual(['[1,2]', [3, 5]]);
  });

  it('fails when the file is missing', async () => {
    respond.mockResolvedValue(new Response('', {status: 404}));
    await expect(fetchIndex('/index.json')).rejects.toThrow(
      'Search index: status 404. Expected: 200.',
    );
  });

  it('ends the request when nothing has come for 30 s', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    respond.mockImplementation(
      (_url, {signal}) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const outcome = expect(fetchIndex('/index.json')).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(respond.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });
});

describe('reading a file next to an index', () => {
  const read = createFileReader('https://docs.example/docs/assets/titles.json');

  it('sends a request that failed once more', async () => {
    respond.mockRejectedValueOnce(new Error('reset')).mockResolvedValueOnce(new Response('[7]'));
    expect(await read('search.1/terms-0.json')).toEqual([7]);
    expect(respond.mock.calls.map(([url]) => url)).toEqual(
      Array(2).fill('https://docs.example/docs/assets/search.1/terms-0.json'),
    );
  });

  it('fails when it fails again', async () => {
    respond.mockImplementation(() => Promise.resolve(new Response('<!doctype html>')));
    await expect(read('terms-0.json')).rejects.toThrow(SyntaxError);
    expect(respond).toHaveBeenCalledTimes(2);
  });
});
