import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {requestText, type TextResponse} from '../../testing/requestText';
import {createPortalServer} from './createPortalServer';
import {listen} from './listen';

const TEXT = Array.from({length: 500}, (_, index) => `line ${index}\n`).join('');
const SIZE = TEXT.length;

let dir: string;
let server: Server;
let origin: string;
let whole: TextResponse;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'partial-'));
  writeFileSync(path.join(dir, 'index.html'), '');
  writeFileSync(
    path.join(dir, '404.html'),
    `<script>'docusaurus.announcement'</script><script>window.portalLoader = {}</script>`,
  );
  writeFileSync(path.join(dir, 'notes.txt'), TEXT);
  server = createPortalServer({dir});
  origin = await listen(server, {port: 0, host: '127.0.0.1'});
  whole = await request({});
});

afterAll(() => {
  server.close();
  rmSync(dir, {recursive: true});
});

const request = (headers: Record<string, string>): Promise<TextResponse> =>
  requestText(origin, '/docs/notes.txt', {headers});
const getTag = (): string => whole.headers.etag ?? '';

describe('a request for a part of a file', () => {
  it.each([
    ['bytes=0-9', TEXT.slice(0, 10), `bytes 0-9/${SIZE}`],
    ['bytes=100-', TEXT.slice(100), `bytes 100-${SIZE - 1}/${SIZE}`],
    ['bytes=-100', TEXT.slice(-100), `bytes ${SIZE - 100}-${SIZE - 1}/${SIZE}`],
    ['bytes=0-99999', TEXT, `bytes 0-${SIZE - 1}/${SIZE}`],
  ])('gets exactly these bytes: %s', async (range, text, contentRange) => {
    for (const encoding of ['identity', 'gzip']) {
      const {status, headers, body} = await request({range, 'accept-encoding': encoding});
      expect([status, body]).toEqual([206, text]);
      expect(headers['content-range']).toBe(contentRange);
      expect(headers).not.toHaveProperty('content-encoding');
    }
  });

  it.each(['lines=0-9', 'bytes=a-b', 'bytes=', 'bytes=0-1,5-6'])(
    'gets the whole file for a range that no single part fits: %s',
    async (range) => {
      expect(await request({range})).toMatchObject({status: 200, body: TEXT});
    },
  );

  it.each(['bytes=5-2', 'bytes=-0', `bytes=${SIZE}-`])(
    'gets 416 with the size of the file for a range without bytes: %s',
    async (range) => {
      const {status, headers, body} = await request({range});
      expect([status, headers['content-range'], body]).toEqual([416, `bytes */${SIZE}`, '']);
      for (const name of ['etag', 'content-type', 'last-modified'])
        expect(headers).not.toHaveProperty(name);
    },
  );

  it.each([
    ['another version', () => '"another"', 200],
    ['an older time', () => 'Thu, 01 Jan 1970 00:00:00 GMT', 200],
    ['the time of this version', () => whole.headers['last-modified'] ?? '', 206],
  ])('gets the part of the version that it knows (If-Range: %s)', async (_name, get, expected) => {
    const {status, body} = await request({range: 'bytes=0-9', 'if-range': get()});
    expect(status).toBe(expected);
    expect(body).toBe(expected === 200 ? TEXT : TEXT.slice(0, 10));
  });
});

describe('a request with a condition', () => {
  it.each([
    ['If-None-Match with the tag', () => ({'if-none-match': getTag()})],
    ['If-None-Match without W/', () => ({'if-none-match': getTag().replace('W/', '')})],
    ['If-None-Match with a list', () => ({'if-none-match': `"a", ${getTag()}`})],
    ['If-None-Match with *', () => ({'if-none-match': '*'})],
    ['If-Modified-Since', () => ({'if-modified-since': whole.headers['last-modified'] ?? ''})],
  ])('gets 304 with the headers of the file: %s', async (_name, getCondition) => {
    for (const encoding of ['identity', 'br']) {
      const {status, headers, body} = await request({
        ...getCondition(),
        'accept-encoding': encoding,
      });
      expect([status, body]).toEqual([304, '']);
      for (const name of ['etag', 'vary', 'cache-control', 'last-modified'])
        expect([name, headers[name]]).toEqual([name, whole.headers[name]]);
    }
    expect(whole.headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['another tag', {'if-none-match': '"other"'}],
    ['an older time', {'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT'}],
    [
      'another tag, whatever the time',
      {'if-none-match': '"other"', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT'},
    ],
  ])('gets the file: %s', async (_name, headers) => {
    expect(await request(headers)).toMatchObject({status: 200, body: TEXT});
  });

  it('gets 412 where it wants another version', async () => {
    expect(await request({'if-match': '"other"'})).toMatchObject({status: 412, body: ''});
  });
});
