import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {listOperations, loadAllContracts, type Example} from '../../../contract';
import {expandTokens} from '../../../markdown/expandTokens';
import {tokensWithLimits} from '../../../markdown/tokensWithLimits';
import {samples} from '../../../sandbox/samples';
import {fuzz} from '../../../testing/fuzz/fuzz';
import {loadContracts} from './contracts';
import {describeDeviation} from './describeDeviation';
import {OPEN_MAX_BYTES, readResult} from './readResult';

const open = (value: unknown) =>
  readResult([new Blob([typeof value === 'string' ? value : JSON.stringify(value)])]);
const picture = (name: string) =>
  readFileSync(path.join(__dirname, `../../../sandbox/samples/pictures/${name}.jpg`));

const recognition = {
  version: '1.4.1',
  data: {vehicles: [{plate: {found: true, unicodeText: 'ABC123', confidence: 97}}]},
};

describe('a result of the reader', () => {
  const examples = Object.values(loadAllContracts()).flatMap((document) =>
    listOperations(document).flatMap(({id, responses}) =>
      Object.entries(responses).flatMap(([status, {content}]) =>
        Object.entries(content?.['application/json']?.examples ?? {}).map(
          ([name, example]) => [id, status, name, (example as Example).value] as const,
        ),
      ),
    ),
  );

  it.each(examples)('is recognized: %s, status %s, example %s', async (id, status, _, value) => {
    const {operationId = '', deviations} = await open(JSON.stringify(value));
    expect(deviations).toEqual([]);
    if (!status.startsWith('2')) {
      expect(operationId).toBe('');
      return;
    }
    // An empty list, and a text, can be of several operations.
    if (typeof value !== 'object' || (Array.isArray(value) && typeof value[0] !== 'object')) return;
    const {find} = await loadContracts();
    const getSchema = (operation: string) => {
      const {roots = {}, schemas = []} = find(operation)?.responses ?? {};
      return schemas[roots[operation] ?? -1];
    };
    expect(getSchema(operationId)).toEqual(getSchema(id));
  });

  const docs = path.join(__dirname, '../../../../docs');
  const recorded = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => /_samples\/.*\.(?:json|out|http)$/.test(file))
    .flatMap((file) => {
      const text = expandTokens(
        readFileSync(path.join(docs, file), 'utf8'),
        {file},
        tokensWithLimits,
      );
      return /"(?:vehicles|codes|detectionTimestamp|TopicArn)"/.test(text) ? [[file, text]] : [];
    }) as [string, string][];

  it.each(recorded)('is recognized: docs/%s', async (_, text) => {
    const {deviations, name} = await open(text);
    expect(deviations).toEqual([]);
    expect(name).not.toContain('no known operation');
  });

  it('is a list of such samples', () => expect(recorded.length).toBeGreaterThan(5));

  it('is read from the output of curl with headers, and from UTF-16', async () => {
    const text = `HTTP/2 200 OK\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(recognition)}`;
    expect((await open(text)).operationId).toBe('recognizeVehicle');
    const wide = Buffer.from(`\uFEFF${JSON.stringify(recognition)}`, 'utf16le');
    expect((await readResult([new Blob([wide])])).operationId).toBe('recognizeVehicle');
  });

  it('comes with its picture, as a file or as a part of a form', async () => {
    const image = new Blob([picture('plate-european')]);
    const json = new Blob([JSON.stringify(recognition)]);
    const files = await readResult([image, json]);
    expect(files.pictures.map(({type, size}) => [type, size])).toEqual([
      ['image/jpeg', image.size],
    ]);
    const form = new FormData();
    form.append('result', JSON.stringify(recognition));
    form.append('image', image, 'a.jpg');
    const request = new Response(form);
    const type = request.headers.get('content-type');
    const body = await request.arrayBuffer();
    const head = `POST /hook HTTP/1.1\r\nhost: a.example\r\ncontent-type: ${type}\r\n\r\n`;
    for (const sent of [new Blob([body]), new Blob([head, body])]) {
      const {pictures, operationId} = await readResult([sent]);
      expect([operationId, pictures[0]?.size]).toEqual(['recognizeVehicle', image.size]);
    }
  });

  it('may be the request of an agent, with its images', async () => {
    const data = picture('plate-european').toString('base64');
    const event = {
      detectionTimestamp: 1_700_000_000_000,
      event: {plate: {found: true, unicodeText: 'ABC123'}, mmr: {found: false}},
      attachments: [{mimeType: 'image/jpeg', data}],
    };
    const opened = await open(event);
    expect([opened.name, opened.deviations]).toEqual([
      'Webhook request of the on-premise agent',
      [],
    ]);
    expect(opened.pictures.map(({size}) => size)).toEqual([picture('plate-european').length]);
    const broken = {...event, detectionTimestamp: 'now', event: {plate: {found: 1, text: 'x'}}};
    expect(
      (await open(broken)).deviations.map((one) => `${one.path}: ${describeDeviation(one)}`),
    ).toEqual([
      'detectionTimestamp: Found: "now". Expected: an integer.',
      'event.mmr: Missing. Expected: an object.',
      'event.plate.found: Found: 1. Expected: true or false. In responses since version 1.2.',
      'event.plate.text: Not in the contract. Later versions may add fields, so ignore those that you do not know.',
    ]);
  });

  it('shows the event in a message to a hook', async () => {
    const [, text] = recorded.find(([file]) => file.endsWith('notification.json'))!;
    const {value, operationId} = await open(text);
    expect(operationId).toBe('receiveHookNotification');
    expect(value).toMatchObject({Message: {event: {data: {vehicles: [{}]}}}});
  });

  it('has each deviation in words, alike ones together', async () => {
    const plate = {found: true, confidence: 101, category: 'TRUCK', newField: 1};
    const old = {version: '1.2', data: {vehicles: [{plate}, {plate}, {markings: []}]}};
    const {deviations} = await open(old);
    expect(deviations.map((one) => `${one.path}: ${describeDeviation(one)}`)).toEqual([
      'data.vehicles[0].plate.confidence: Found: 101. Expected: an integer from 0 to 100. The same in 1 other place.',
      expect.stringMatching(
        /^data\.vehicles\[0\]\.plate\.category: Found: "TRUCK"\. Expected: one of "NONE", "COMMON", .* and 13 others\. In responses since version 1\.1\. The same in 1 other place\.$/,
      ),
      'data.vehicles[0].plate.newField: Not in the contract. Later versions may add fields, so ignore those that you do not know. The same in 1 other place.',
      'data.vehicles[2].markings: New in version 1.3, but the result says version 1.2.',
    ]);
    const removed = {version: '1.4.1', engines: ['x'], data: {vehicles: []}};
    expect((await open(removed)).deviations.map(describeDeviation)).toEqual([
      'Removed in version 1.3, but the result says version 1.4.1.',
    ]);
  });

  it.each([
    ['', 'It is empty. Expected: the JSON of a response.'],
    [
      '{"a":\n 1,}',
      'It is no JSON: line 2, column 4. Found: "}". Expected: a key in double quotes.',
    ],
    ['--x\r\nContent-Disposition: form-data; name="a"', /^The parts of the form can’t be read\./],
  ])('that can’t be read says why: %j', async (text, message) => {
    await expect(open(text)).rejects.toThrow(message);
  });

  it('has at most 20 MB, and more than a picture', async () => {
    const size = OPEN_MAX_BYTES + 1;
    const large = {size, arrayBuffer: () => Promise.reject(new Error('not read'))};
    await expect(readResult([large])).rejects.toThrow(
      'The files have 20.0 MB. Expected: at most 20 MB together.',
    );
    await expect(readResult([new Blob([picture('imo-placard')])])).rejects.toThrow(
      'There is only an image.',
    );
  });

  /** A response with one leaf replaced by what no field of the contract is. */
  const broken = fc
    .tuple(fc.constantFrom(...samples.filter(({vehicles}) => vehicles.length > 0)), fc.nat())
    .map(([{vehicles}, at]) => {
      const value = structuredClone({version: '1.4.1', data: {vehicles}});
      const leaves: (() => void)[] = [];
      const collect = (container: Record<string, unknown>): void => {
        for (const [name, item] of Object.entries(container)) {
          if (typeof item === 'object' && item !== null) collect(item as typeof container);
          else leaves.push(() => (container[name] = {wrong: true}));
        }
      };
      collect(value as never);
      leaves[at % leaves.length]!();
      return value;
    });

  fuzz('with one wrong value has exactly this deviation', {
    target: 'readResult',
    usual: 60,
    property: fc.asyncProperty(broken, async (value) => {
      const {deviations} = await open(value);
      const invalid = deviations.filter(({kind}) => kind === 'invalid');
      expect(invalid.map(({found, count}) => [found, count])).toEqual([['{"wrong":true}', 1]]);
    }),
  });
});
