import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import * as library from '../../../lib-src/cloud-client/src';
import {startServer} from '../../../lib-src/cloud-client/test/support/server';
import {clientCalls, toClient} from './client';
import type {Call} from './toCall';

const classes: Readonly<Record<string, unknown>> = library;

describe('the calls of the client library in samples', () => {
  it.each(Object.entries(clientCalls))('%s is a method of the library', (_, {client, method}) => {
    const constructor = classes[client];
    expect(constructor).toBeTypeOf('function');
    expect((constructor as {prototype: Record<string, unknown>}).prototype[method]).toBeTypeOf(
      'function',
    );
  });
});

const picture = path.resolve('src/sandbox/samples/pictures/plate-european.jpg');

const toFull = (call: Partial<Call>): Call => ({
  operationId: 'recognizeVehicle',
  method: 'POST',
  url: '',
  values: {},
  query: [],
  headers: [],
  needsKey: true,
  ...call,
});
const toTextPart = (name: string, value: string) => ({name, value, isFile: false});

/** The request that a sample sends. */
async function run(call: Partial<Call>) {
  const server = await startServer((_, response) => response.end('{}'));
  const sample =
    toClient(toFull(call), {keyVariable: '', key: 'key-1', endpoint: server.url}) ?? '';
  const [, ...code] = sample.split('\n');
  const context = {...library, console: {log: () => undefined}};
  const done: unknown = runInNewContext(`(async () => {${code.join('\n')}})()`, context);
  await (done as Promise<void>).catch(() => undefined);
  const {url = '', headers = {}, body = Buffer.alloc(0)} = server.requests[0] ?? {};
  const type = String(headers['content-type']);
  const isForm = type.startsWith('multipart/');
  const form = isForm
    ? await new Response(new Uint8Array(body), {headers: {'content-type': type}}).formData()
    : new FormData();
  const parts = [...form].filter(([name]) => name !== 'image');
  return {url, headers, parts: Object.fromEntries(parts), text: isForm ? '' : body.toString()};
}

describe('a sample of the client library sends', () => {
  const parts = [
    ['service', 'anpr,mmr'],
    ['location', 'HUN'],
    ['maxreads', '3'],
    ['roi', '0,200;1280,200;1280,720;0,720'],
    ['customData', '{"sourceID":"gate-3","at":[1e21,null]}'],
  ] as const;
  const flags = (...names: readonly string[]) => names.map((name) => [name, 'true'] as const);

  it('what images of vehicles are read with', async () => {
    const headers = flags(
      'x-disable-call-statistics',
      'x-disable-image-resizing',
      'x-enable-wide-range-analysis',
      'x-enable-unidentified-license-plate',
    );
    const sent = await run({
      values: {region: 'eur'},
      parts: [
        ...parts.map(([name, value]) => toTextPart(name, value)),
        {name: 'image', value: picture, isFile: true},
      ],
      headers: [...headers, ['x-api-version', '1.1']],
    });
    expect({...sent.parts, customData: JSON.parse(sent.parts['customData'] as string)}).toEqual({
      ...Object.fromEntries(parts),
      customData: {sourceID: 'gate-3', at: [1e21, null]},
    });
    expect(sent.headers).toMatchObject({...Object.fromEntries(headers), 'x-api-version': '1.1'});
  });

  it('what images of cargo are read with', async () => {
    const headers = flags(
      'x-disable-iso-code',
      'x-enable-full-us-accr-code',
      'x-disable-checksum-check',
      'x-disable-image-resizing',
      'x-enable-wide-range-analysis',
    );
    const sent = await run({
      operationId: 'readCargoCode',
      values: {type: 'truck'},
      parts: [toTextPart('maxreads', '2'), {name: 'image', value: picture, isFile: true}],
      headers,
    });
    expect(sent.parts).toEqual({maxreads: '2'});
    expect(sent.headers).toMatchObject(Object.fromEntries(headers));
  });

  it.each([
    [{starttime: 1, endtime: 2}, '?starttime=1&endtime=2'],
    [{endtime: 2}, '?endtime=2'],
    [{}, ''],
  ])('the times of usage %j', async (times, query) => {
    const {url} = await run({
      operationId: 'getPaidSubscriptionUsages',
      method: 'GET',
      values: {product: 'a', ...times},
    });
    expect(url).toBe(`/paid-subscription-usages/a${query}`);
  });

  it.each([
    ['maxreads', 'many'],
    ['roi', '0,0;100,0;100,100'],
    ['customData', 'gate 3'],
  ])('nothing for a wrong %s', async (name, value) => {
    const image = {name: 'image', value: picture, isFile: true};
    const {url} = await run({
      values: {region: 'eur'},
      parts: [toTextPart('service', 'anpr'), toTextPart(name, value), image],
    });
    expect(url).toBe('');
  });
});
