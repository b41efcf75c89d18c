import {beforeEach, describe, expect, it} from 'vitest';
import {limits} from '../../data/limits';
import {DAY_MS, SECOND_MS, type Clock} from '../clock';
import {createSandbox, type Sandbox} from '../createSandbox';
import {createFrozenClock, readSamplePicture} from '../testing';

const picture = new Uint8Array(await readSamplePicture('plate-european'));
let clock: Clock;
let sandbox: Sandbox;

beforeEach(() => {
  clock = createFrozenClock();
  sandbox = createSandbox({clock});
});

interface Change {
  readonly image?: Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
}

const recognize = (
  key: string,
  {image = picture, headers = {}}: Change = {},
): Promise<Response> => {
  const form = new FormData();
  form.append('service', 'anpr');
  form.append('image', new Blob([image]));
  return sandbox.fetch(
    new Request('http://sandbox/vehicle/eur', {
      method: 'POST',
      body: form,
      headers: {'x-api-key': key, ...headers},
    }),
  );
};

const recognizeMany = async (key: string, count: number): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await recognize(key)).status);

  return statuses;
};

const countAccepted = async (key: string, count: number): Promise<number> =>
  (await recognizeMany(key, count)).filter((status) => status === 200).length;

const useUp = (key: string, day: string, count: number): void => {
  sandbox.state.accounts.get(key)?.usage.add(Date.parse(day), count);
};

describe('the rate limit', () => {
  it.each([
    ['test_free', 1],
    ['test_basic_10k', 5],
    ['test_vip_5m', 5],
    ['test_vip_10m', 10],
  ])('lets %s send %i requests at once', async (key, burst) => {
    expect(await countAccepted(key, 15)).toBe(burst);
  });

  it.each([
    ['test_free', 4],
    ['test_basic_10k', 20],
    ['test_vip_20m', 100],
  ])('lets %s send %i requests per second', async (key, rate) => {
    await recognizeMany(key, 15);
    let accepted = 0;
    for (let step = 0; step < 20; step += 1) {
      clock.advance(SECOND_MS / 20);
      accepted += await countAccepted(key, 15);
    }
    expect(accepted).toBe(rate);
  });

  it('says in whole seconds when to come back', async () => {
    await recognize('test_free');
    const response = await recognize('test_free');
    expect([
      response.status,
      response.headers.get('x-sandbox-rule'),
      response.headers.get('retry-after'),
    ]).toEqual([429, 'throttled', '1']);
  });

  it('does not touch the public lists', async () => {
    const statuses = await Promise.all(
      Array.from(
        {length: 20},
        async () => (await sandbox.fetch(new Request('http://sandbox/vehicle/services'))).status,
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('credits', () => {
  it('are taken by 200 and 400, and by nothing else', async () => {
    const left = async (change: Change): Promise<string> => {
      clock.advance(SECOND_MS);
      const response = await recognize('test_basic_10k', change);
      return `${response.status} ${response.headers.get('x-sandbox-billed') ?? ''} ${response.headers.get('x-sandbox-credits-left') ?? ''}`;
    };
    expect(await left({})).toBe('200 true 9999');
    expect(await left({image: new Uint8Array(5)})).toBe('400 true 9998');
    expect(await left({headers: {'x-sandbox-status': '500'}})).toBe('500 false 9998');
    expect(await left({image: new Uint8Array(limits.imageBytes.value)})).toBe('413 false 9998');
  });

  it('of the free tier end after 200 requests, and come back with the next month', async () => {
    useUp('test_free', '2026-11-03', 199);
    expect((await recognize('test_free')).status).toBe(200);
    clock.advance(SECOND_MS);
    expect((await recognize('test_free')).headers.get('x-sandbox-rule')).toBe('limitExceeded');
    clock.advance(11 * DAY_MS);
    expect((await recognize('test_free')).status).toBe(200);
  });

  it('of a paid plan end with its dimension', async () => {
    useUp('test_basic_10k', '2026-11-03', 10_000);
    expect((await recognize('test_basic_10k')).headers.get('x-sandbox-rule')).toBe('limitExceeded');
  });

  it('do not help once the quota of the day is used up', async () => {
    useUp('test_vip_5m', '2026-11-20', 200_000);
    expect((await recognize('test_vip_5m')).headers.get('x-sandbox-rule')).toBe('limitExceeded');
    clock.advance(DAY_MS);
    expect((await recognize('test_vip_5m')).status).toBe(200);
  });
});
