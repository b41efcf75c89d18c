import {inspect} from 'node:util';
import {describe, expect, it} from 'vitest';
import {fromUtf8, toUtf8} from '../bytes';
import {readRequests} from './readRequests';
import {getHeader, RequestTextError} from './WebhookRequest';

/** Letters of two bytes, an escape, both line ends, and more than a row of any output. */
const BODY = `{"plate":"Ж \\"é\\" \\\\",\r\n"x":"${'a'.repeat(100)}"}\n`;

const read = (input: string) => {
  const {format, requests} = readRequests(input);
  const [first] = requests;
  return {
    format,
    signature: first && getHeader(first.request, 'x-signature'),
    body: first && fromUtf8(first.request.body),
    notes: first?.request.notes,
    isInexact: first?.request.isInexact,
  };
};

const HEAD = 'POST /ok HTTP/1.1\r\nX-Signature: abc\r\nContent-Type: application/json\r\n\r\n';

/** As `curl --trace` prints bytes. */
const toHexRows = (text: string): string => {
  const bytes = Buffer.from(text);
  const rows = Array.from({length: Math.ceil(bytes.length / 16)}, (_, row) => {
    const part = bytes.subarray(row * 16, row * 16 + 16);
    const hex = [...part].map((byte) => `${byte.toString(16).padStart(2, '0')} `).join('');
    const seen = part.toString('latin1').replace(/[^ -~]/g, '.');
    return `${(row * 16).toString(16).padStart(4, '0')}: ${hex.padEnd(48)}${seen}`;
  });
  return rows.join('\n');
};

/** As `curl --trace-ascii` prints bytes: rows of 64, which end at CRLF. */
const toAsciiRows = (text: string): string => {
  const seen = Buffer.from(text).toString('latin1');
  const rows: string[] = [];
  for (let at = 0; at < seen.length;) {
    const end = seen.indexOf('\r\n', at);
    const isEnd = end !== -1 && end - at <= 64;
    const row = seen.slice(at, isEnd ? end : at + 64);
    rows.push(`${at.toString(16).padStart(4, '0')}: ${row.replace(/[^ -~]/g, '.')}`);
    at += row.length + (isEnd ? 2 : 0);
  }
  return rows.join('\n');
};

const toTrace = (toRows: (text: string) => string, body: string, mark = ''): string =>
  [
    '== Info: Connected to 127.0.0.1 (127.0.0.1) port 4451 (#0)',
    `=> Send header, ${HEAD.length} bytes (0x9e)`,
    toRows(HEAD),
    `=> Send data, ${Buffer.byteLength(body)} bytes (0x7e)`,
    toRows(body),
    '<= Recv header, 26 bytes (0x1a)',
    toRows('HTTP/1.1 400 Bad Request\r\n'),
    '=> Send header, 20 bytes',
    toRows('POST /2 HTTP/1.1\r\n\r\n'),
    '=> Send data, 2 bytes',
    toRows('no'),
  ]
    .join('\n')
    .replace(/^(?=[=<])/gm, mark);

describe('what curl prints', () => {
  it.each(['', '13:02:46.763844 ', '13:02:46.763844 [0-0] '])(
    'with --trace has the bytes of the first request, each section after %j',
    (mark) => {
      expect(read(toTrace(toHexRows, BODY, mark))).toEqual({
        format: 'curl output',
        signature: 'abc',
        body: BODY,
        notes: [],
      });
    },
  );

  it('with --trace-ascii has the text, with its line ends', () => {
    const body = `{"a":1,\r\n"x":"${'a'.repeat(100)}"}`;
    expect(read(toTrace(toAsciiRows, body))).toMatchObject({signature: 'abc', body, notes: []});
  });

  it('with --trace-ascii has dots for other bytes, and says so', () => {
    const {notes, isInexact} = read(toTrace(toAsciiRows, '{"plate":"Ж"}'));
    expect(notes?.[0]).toContain('writes a dot');
    expect(isInexact).toBe(true);
  });

  it('with -v has no body, and says what to do', () => {
    expect(() =>
      read('*   Trying 127.0.0.1:80...\n> POST / HTTP/1.1\n> X-Signature: a\n> \n'),
    ).toThrow('has no body. Choose “Headers and body”');
  });
});

const event = {
  headers: {'x-signature': 'abc', 'content-length': 1},
  body: BODY,
  isBase64Encoded: false,
};

/** As `repr` of Python and `inspect` of Ruby write a text. */
const quote = (text: string): string => JSON.stringify(text).replaceAll('\u0416', '\\u0416');

describe('an event that a program printed', () => {
  it.each<[string, string]>([
    ['Node.js', inspect(event)],
    ['Node.js, with a class', `IncomingMessage ${inspect(event, {compact: false})}`],
    ['Node.js, with bytes', inspect({...event, body: Buffer.from('{"plate":1}')})],
    [
      'Python',
      `{'headers': {'x-signature': 'abc'}, 'n': None, 'o': <object at 0x7f>, 'body': ${quote(BODY)}, 'isBase64Encoded': False}`,
    ],
    [
      'Python, with bytes',
      `{'headers': [(b'x-signature', b'abc')], 'body': b'{"plate":"\\xd0\\x96 it\\'s"}'}`,
    ],
    ['Ruby', `{"headers"=>{"x-signature"=>"abc"}, :body=>${quote(BODY)}, "n"=>nil}`],
    ['Ruby 3.4', `{"headers" => {"x-signature" => "abc"}, body: ${quote(BODY)}}`],
    ['a browser, as fetch', `fetch("https://a.example/w", ${JSON.stringify(event, null, 2)});`],
    [
      'a browser, as fetch for Node.js',
      `await fetch("https://a.example/w", ${JSON.stringify(event)});`,
    ],
  ])('is read from %s', (how, text) => {
    const expected = how.endsWith('bytes')
      ? how.startsWith('Node')
        ? '{"plate":1}'
        : '{"plate":"Ж it\'s"}'
      : BODY;
    expect(read(text)).toMatchObject({signature: 'abc', body: expected, notes: []});
  });

  it.each([
    ['bytes', inspect({headers: {}, body: Buffer.alloc(200)})],
    ['text', inspect({headers: {}, body: 'x'.repeat(200)}, {maxStringLength: 100})],
    ['items', inspect({headers: {}, body: Array.from({length: 200}, () => 1)})],
  ])('is rejected when the program left out %s', (_what, text) => {
    expect(() => readRequests(text)).toThrow(/left out a part/);
  });

  it('can be nested deeply', () => {
    expect(() => readRequests(`{a: ${'['.repeat(100_000)}`)).toThrow(RequestTextError);
  });
});

describe('an event as JSON', () => {
  const base64 = Buffer.from(BODY).toString('base64');
  it.each<[string, object]>([
    ['an API gateway, version 1', {...event, multiValueHeaders: {'x-signature': ['abc']}}],
    ['an API gateway, version 2', {version: '2.0', ...event, body: base64, isBase64Encoded: true}],
    [
      'a load balancer with lists',
      {multiValueHeaders: {'x-signature': ['abc']}, body: BODY, isBase64Encoded: false},
    ],
    ['an inspector with the raw body', {headers: event.headers, bodyRaw: BODY, body: {a: 1}}],
    ['an inspector with content', {data: [{headers: {'x-signature': ['abc']}, content: BODY}]}],
    ['a list', [{headers: {'x-signature': 'abc'}, body: BODY}]],
    [
      'a tunnel',
      {
        requests: [
          {uri: '/w', request: {headers: {}, raw: Buffer.from(HEAD + BODY).toString('base64')}},
        ],
      },
    ],
    ['a Buffer', {...event, body: Buffer.from(BODY).toJSON()}],
    ['a WSGI server', {headers: {HTTP_X_SIGNATURE: 'abc'}, body: BODY}],
  ])('is read from %s', (_what, value) => {
    expect(read(JSON.stringify(value))).toMatchObject({signature: 'abc', body: BODY});
  });
});

it.each([
  ['PowerShell', 'Invoke-WebRequest -UseBasicParsing -Uri "https://a" -Method "POST"'],
  ['PowerShell', '$session = New-Object Microsoft.PowerShell.Commands.WebRequestSession'],
  ['HTTPie', 'http POST https://a.example X-Signature:abc < body.json'],
  ['HTTPie', '$ https a.example X-Signature:abc'],
  ['wget', "wget --method POST --header 'X-Signature: abc' https://a.example"],
])('a command of %s is rejected, and says what to paste', (program, text) => {
  expect(() => readRequests(text)).toThrow(`This is a command of ${program}. Paste`);
});

it('a header named Http is a header', () => {
  expect(read('http: 1\nX-Signature: abc\n\n{}')).toMatchObject({signature: 'abc', body: '{}'});
});

it('bytes stay bytes', () => {
  const head = toUtf8('X-Signature: abc\r\n\r\n');
  const bytes = Uint8Array.from([...head, 0xff]);
  expect([...readRequests(bytes).requests[0]!.request.body]).toEqual([0xff]);
});
