import {execFile} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fromUtf8, toUtf8} from '../bytes';
import {readRequests} from './readRequests';
import {getHeader, RequestTextError} from './WebhookRequest';

const BODY =
  '{"detectionTimestamp":1700000000000,"event":{"plate":{"unicodeText":"Ж\'1 \\"x\\""}}}';

const read = (input: string | Uint8Array<ArrayBuffer>) => {
  const {format, requests} = readRequests(input);
  const [first] = requests;
  return {
    format,
    count: requests.length,
    signature: first === undefined ? undefined : getHeader(first.request, 'x-signature'),
    body: first === undefined ? undefined : fromUtf8(first.request.body),
    notes: first?.request.notes,
  };
};

describe('a raw request', () => {
  it.each([
    ['with CRLF', '\r\n'],
    ['with LF', '\n'],
  ])('is read %s, the body byte by byte', (_how, end) => {
    const text = ['POST /webhook HTTP/1.1', 'Host: a', 'x-signature:  abc ', '', `${BODY}\r\n\n`];
    expect(read(text.join(end))).toEqual({
      format: 'HTTP request',
      count: 1,
      signature: 'abc',
      body: `${BODY}\r\n\n`,
      notes: [],
    });
  });

  it('keeps bytes that are not text', () => {
    const head = toUtf8('POST / HTTP/1.1\r\nX-Signature: a\r\n\r\n');
    const bytes = Uint8Array.from([...head, 0xff, 0x00, 0x0d, 0x0a]);
    expect([...(readRequests(bytes).requests[0]?.request.body ?? [])]).toEqual([255, 0, 13, 10]);
  });

  it('joins the values of a header that is repeated', () => {
    expect(read('X-Signature: a\nx-signature: b\n\n{}').signature).toBe('a, b');
  });

  it('leaves out the line end after the bytes of Content-Length, and says so', () => {
    const {body, notes} = read(`X-Signature: a\nContent-Length: 2\n\n{}\n`);
    expect(body).toBe('{}');
    expect(notes?.[0]).toContain('was left out');
    expect(read('X-Signature: a\nContent-Length: 9\n\n{}').notes?.[0]).toContain('has 2 bytes');
  });

  it('joins the chunks of a body', () => {
    const text =
      'X-Signature: a\nTransfer-Encoding: chunked\n\n3\r\n{"a\r\n4;x=y\r\n":1}\r\n0\r\n\r\n';
    expect(read(text).body).toBe('{"a":1}');
  });
});

describe('a HAR', () => {
  const entry = {
    request: {
      method: 'POST',
      url: 'https://example.com/webhook',
      headers: [
        {name: ':path', value: '/webhook'},
        {name: 'X-Signature', value: 'abc'},
      ],
      postData: {mimeType: 'application/json', text: BODY},
    },
  };

  it('offers each entry that has a body', () => {
    const {requests} = readRequests(
      JSON.stringify({log: {entries: [{request: {method: 'GET', headers: []}}, entry, entry]}}),
    );
    expect(requests.map(({label}) => label)).toEqual([
      'POST https://example.com/webhook',
      'POST https://example.com/webhook',
    ]);
    expect(read(JSON.stringify(entry))).toMatchObject({signature: 'abc', body: BODY});
  });

  it('can be what a function in the cloud gets', () => {
    const body = Buffer.from(BODY).toString('base64');
    const event = {headers: {'x-signature': 'abc'}, body, isBase64Encoded: true};
    expect(read(JSON.stringify(event))).toMatchObject({signature: 'abc', body: BODY});
  });
});

describe('a curl command', () => {
  let server: Server;
  let received: {body: string; signature: unknown; type: unknown} | undefined;
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      void buffer(request).then((bytes) => {
        received = {
          body: bytes.toString('base64'),
          signature: request.headers['x-signature'],
          type: request.headers['content-type'],
        };
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => void server.close());

  const quoted = BODY.replaceAll("'", String.raw`'\''`);
  it.each([
    [
      'with quotes',
      `-H 'X-Signature: abc' -H "Content-Type: application/json" --data-raw '${quoted}'`,
    ],
    ['over many lines', `\\\n  --header 'X-Signature: abc' \\\n  --data-binary '${quoted}'`],
    [
      'with $ quotes',
      String.raw`-XPOST -H'x-signature: abc' --data-binary $'{"a":"\u0416\xff\n\'\\\101"}'`,
    ],
    [
      'with double quotes',
      String.raw`--data-raw "{\"a\":\"\\n \$ \` '\"}" -H "X-Signature: a""bc"`,
    ],
    ['with several data', `-d a=1 -d 'b 2' --compressed --max-time 9 -H 'X-Signature: abc'`],
    ['with JSON', `--json '{"a":1}' -H X-Signature:\\ abc -s`],
    ['with data that begins with @', `--data-raw @file -H 'X-Signature: abc'`],
  ])('%s is what curl sends', async (_how, options) => {
    await promisify(execFile)('bash', ['-c', `curl --silent ${url} ${options}`]);
    const {format, requests} = readRequests(`$ curl ${url} ${options}`);
    const [first] = requests;
    expect(format).toBe('curl command');
    expect({
      body: Buffer.from(first?.request.body ?? []).toString('base64'),
      signature: first && getHeader(first.request, 'x-signature'),
      type: first && getHeader(first.request, 'content-type'),
    }).toEqual(received);
  });

  // As browsers copy it for Windows, and as people write it.
  it.each([
    [
      'carets before quotes',
      'curl ^"https://example.com/webhook^" ^\r\n  -H ^"x-signature: abc^" ^\r\n  --data-raw ^"^{^\\^"a^\\^":^\\^"100^% ^^ ^&^\\^"^}^"',
      '{"a":"100% ^ &"}',
    ],
    [
      'plain quotes',
      'curl -X POST https://example.com ^\n -H "X-Signature: abc" --data-binary "{\\"a\\":\\"b c\\"}"',
      '{"a":"b c"}',
    ],
  ])('of Windows with %s', (_how, command, body) => {
    expect(read(command)).toMatchObject({format: 'curl command', signature: 'abc', body});
  });

  it('whose body is in a file says which', () => {
    expect(read('curl -H "X-Signature: a" --data-binary @event.json x').notes).toEqual([
      'The body is in the file event.json. Choose that file as the body.',
    ]);
  });
});

it.each([
  ['nothing', '  '],
  ['a sentence', 'My webhook does not work'],
  ['binary', Uint8Array.from({length: 3000}, (_, index) => (index * 7) % 256)],
  ['broken JSON', '{"log":'],
  ['JSON without a request', '{"a":1}'],
  ['a form', "curl -F 'a=b' x"],
  ['a HAR without bodies', '{"log":{"entries":[{"request":{"headers":[]}}]}}'],
])('%s is rejected in words', (_what, input) => {
  expect(() => readRequests(input)).toThrow(RequestTextError);
});

it('200 kB of anything is read in time', () => {
  const readAnything = (input: string): void => {
    try {
      readRequests(input);
    } catch (error) {
      expect(error).toBeInstanceOf(RequestTextError);
    }
  };
  for (const unit of ['a', '{', '\n', '"', "'", '\\', 'a: b\n', "curl '"]) {
    const text = unit.repeat(200_000 / unit.length);
    const {user} = process.cpuUsage();
    for (const input of [
      text,
      `curl ${text}`,
      `curl "${text}`,
      `curl $'${text}`,
      `curl ^\n${text}`,
    ])
      readAnything(input);
    expect((process.cpuUsage().user - user) / 1000, unit).toBeLessThan(1000);
  }
});
