import {beforeEach, describe, expect, it} from 'vitest';
import {HOUR_MS, SECOND_MS, type Clock} from '../clock';
import {createSandbox, type Sandbox} from '../createSandbox';
import {createFrozenClock, NOON, readSamplePicture} from '../testing';

const KEY = {'x-api-key': 'test_vip_20m'};
const picture = new Uint8Array(await readSamplePicture('plate-european'));
let clock: Clock;
let sandbox: Sandbox;

interface EventsPage {
  readonly events: readonly {
    readonly event: {readonly customData?: unknown; readonly data: unknown};
    readonly attachmentURLs: readonly string[];
    readonly creationTimestamp: number;
    readonly api: string;
  }[];
  readonly continuationToken?: string;
}

const send = (method: string, path: string, body?: BodyInit): Promise<Response> =>
  sandbox.fetch(
    new Request(`http://sandbox${path}`, {
      method,
      headers: KEY,
      ...(body === undefined ? {} : {body}),
    }),
  );

const recognize = async (customData?: string): Promise<object> => {
  const form = new FormData();
  form.append('service', 'anpr');
  form.append('image', new Blob([picture], {type: 'image/jpeg'}));
  if (customData !== undefined) form.append('customData', customData);

  return (await send('POST', '/vehicle/eur', form)).json() as Promise<object>;
};

const list = async (query = ''): Promise<EventsPage> =>
  (await send('GET', `/storage/events/vehicle${query}`)).json() as Promise<EventsPage>;

const listTimes = async (query = ''): Promise<readonly number[]> =>
  (await list(query)).events.map(({creationTimestamp}) => (creationTimestamp - NOON) / SECOND_MS);

/** Five events at the seconds 0 to 4. */
const recognizeFive = async (): Promise<void> => {
  for (let index = 0; index < 5; index += 1) {
    await recognize();
    clock.advance(SECOND_MS);
  }
};

beforeEach(async () => {
  clock = createFrozenClock();
  sandbox = createSandbox({clock});
  await send('PATCH', '/storage/status', '{"vehicle": true}');
});

describe('stored events', () => {
  it('hold the response of the recognition with the custom data of the request', async () => {
    const response = await recognize('{"sourceID": "gate-3", "lane": {"number": 2}}');
    const {events} = await list();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({api: 'vehicle', creationTimestamp: NOON});
    expect(events[0]?.event).toEqual({
      ...response,
      customData: {sourceID: 'gate-3', lane: {number: 2}},
    });
  });

  it('link to the image as it was sent, for 24 hours', async () => {
    await recognize();
    const [url = ''] = (await list()).events[0]?.attachmentURLs ?? [];
    const response = await sandbox.fetch(new Request(url));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture);
    clock.advance(24 * HOUR_MS);
    expect((await sandbox.fetch(new Request(url))).status).toBe(404);
  });

  it('are gone after 24 hours', async () => {
    await recognize();
    clock.advance(24 * HOUR_MS - 1);
    expect(await listTimes()).toEqual([0]);
    clock.advance(1);
    expect(await listTimes()).toEqual([]);
  });

  it('are not kept while storage is off', async () => {
    await send('PATCH', '/storage/status', '{"vehicle": false}');
    await recognize();
    await send('PATCH', '/storage/status', '{"vehicle": true}');
    expect(await listTimes()).toEqual([]);
  });

  it('come newest first unless asked otherwise', async () => {
    await recognizeFive();
    expect(await listTimes()).toEqual([4, 3, 2, 1, 0]);
    expect(await listTimes('?order=asc')).toEqual([0, 1, 2, 3, 4]);
  });

  it('are filtered by time, both ends included; before wins over after', async () => {
    await recognizeFive();
    const at = NOON + 2 * SECOND_MS;
    expect(await listTimes(`?before=${at}`)).toEqual([2, 1, 0]);
    expect(await listTimes(`?after=${at}`)).toEqual([4, 3, 2]);
    expect(await listTimes(`?before=${at}&after=${at}`)).toEqual([2, 1, 0]);
  });

  it.each(['asc', 'desc'])(
    'come in pages that a token continues (%s), also when new ones arrive meanwhile',
    async (order) => {
      await recognizeFive();
      const first = await list(`?order=${order}&limit=2&before=${NOON + 4 * SECOND_MS}`);
      await recognize();
      const query = `?order=${order}&limit=2&before=${NOON + 4 * SECOND_MS}&continuation-token=`;
      const second = await list(query + (first.continuationToken ?? ''));
      const third = await list(query + (second.continuationToken ?? ''));
      const times = [first, second, third].map(({events}) =>
        events.map(({creationTimestamp}) => (creationTimestamp - NOON) / SECOND_MS),
      );
      expect(times).toEqual(order === 'asc' ? [[0, 1], [2, 3], [4]] : [[4, 3], [2, 1], [0]]);
      expect(third.continuationToken).toBeUndefined();
    },
  );

  it('reject a token that belongs to another query', async () => {
    await recognizeFive();
    const {continuationToken = ''} = await list('?limit=2');
    const response = await send(
      'GET',
      `/storage/events/vehicle?order=asc&limit=2&continuation-token=${continuationToken}`,
    );
    expect([response.status, response.headers.get('x-sandbox-rule')]).toEqual([
      400,
      'invalidToken',
    ]);
  });

  it('belong to their key', async () => {
    await recognize();
    const other = {'x-api-key': 'test_vip_10m'};
    await sandbox.fetch(
      new Request('http://sandbox/storage/status', {
        method: 'PATCH',
        headers: other,
        body: '{"vehicle": true}',
      }),
    );
    const response = await sandbox.fetch(
      new Request('http://sandbox/storage/events/vehicle', {headers: other}),
    );
    expect(await response.json()).toEqual({events: []});
  });
});
