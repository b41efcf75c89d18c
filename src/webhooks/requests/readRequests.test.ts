import {describe, expect, it} from 'vitest';
import {fromUtf8, toUtf8} from '../bytes';
import {joinFields} from './readHttp';
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

function allowRejection(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(RequestTextError);
  }
}

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
    const withResponse =
      'X-Signature: a\nContent-Length: 2\n\n{}\n\nHTTP/1.1 401 Unauthorized\n\nno';
    expect(read(withResponse).body).toBe('{}');
  });

  it('joins the chunks of a body', () => {
    const text =
      'X-Signature: a\nTransfer-Encoding: chunked\n\n3\r\n{"a\r\n4;x=y\r\n":1}\r\n0\r\n\r\n';
    expect(read(text).body).toBe('{"a":1}');
  });
});

describe('headers in their own field', () => {
  it.each([
    ['lines', 'Host: a:1\nX-Signature: abc=\nAccept: */*'],
    ['a table', 'Host\ta:1\nX-Signature\tabc=\nAccept\t*/*'],
    ['names above their values', 'accept:\n*/*\nx-signature:\nabc=\nvia:\n1.1 proxy'],
    ['JSON', '{"host": "a:1", "etag": "W/\\"b\\"", "x-signature": "abc="}'],
    ['JSON with lists', '{"Accept":["*/*"],\n "X-Signature":["abc="]}'],
    ['a dictionary of Python', `{'Etag': '"b"', 'X-Signature': 'abc=', 'Accept': '*/*'}`],
    ['an object of Node.js', `{\n  host: 'a:1',\n  'x-signature': 'abc=',\n  accept: '*/*'\n}`],
    ['the value alone', ' abc=\n'],
    [
      'curl -v',
      '* Connected\n> POST / HTTP/1.1\n> X-Signature: abc=\n> \n< HTTP/1.1 200 OK\n< a: b',
    ],
    ['curl -v --trace-time', '13:02:46.764854 > Host: a\n13:02:46.764854 > X-Signature: abc=\n'],
    ['Headers of Node.js', "Headers {\n  accept: '*/*',\n  'x-signature': 'abc='\n}"],
    ['rawHeaders of Node.js', "[ 'Host', 'a', 'X-Signature', 'abc=', 'Accept', '*/*' ]"],
    ['an object without prototype', "[Object: null prototype] { 'x-signature': 'abc=' }"],
    ['Flask', "EnvironHeaders([('Host', 'a'), ('X-Signature', 'abc='), ('Accept', '*/*')])"],
    ['Starlette', "Headers(raw=[(b'host', b'a'), (b'x-signature', b'abc='), (b'via', b'x')])"],
    ['aiohttp', "<CIMultiDictProxy('Host': 'a', 'X-Signature': 'abc=', 'Accept': '*/*')>"],
    [
      'META of Django',
      "{'HTTP_HOST': 'a', 'wsgi.input': <_io.BufferedReader name=3>, 'HTTP_X_SIGNATURE': 'abc='}",
    ],
    ['Rack', '{"HTTP_HOST"=>"a", "rack.input"=>#<StringIO:0x01>, "HTTP_X_SIGNATURE"=>"abc="}'],
    ['Ruby 3.4', '{"accept" => ["*/*"], "x-signature" => ["abc="]}'],
    ['Go', 'map[Accept:[*/*] Via:[1.1 a 1.1 b] X-Signature:[abc=]]'],
    ['Go with types', 'http.Header{"Accept":[]string{"*/*"}, "X-Signature":[]string{"abc="}}'],
    ['Spring', '[accept:"*/*", x-signature:"abc=", content-type:"application/json"]'],
    ['a map of Java', '{accept=[*/*], x-signature=[abc=], content-type=[application/json]}'],
    ['print_r of PHP', 'Array\n(\n    [Accept] => */*\n    [X-Signature] => abc=\n)\n'],
    ['var_dump of PHP', 'array(1) {\n  ["X-Signature"]=>\n  string(4) "abc="\n}'],
  ])('are read from %s', (_what, text) => {
    expect(getHeader(joinFields(text, ''), 'x-signature')).toBe('abc=');
  });

  it.each(['[]', 'a sentence\nand another', '<html></html>', '{"a'])(
    '%j is no header, nor the value of one',
    (text) => expect(() => joinFields(text, '{}')).toThrow(RequestTextError),
  );

  it.each(['{', '{a:"', `{a:'b":`, '{"a":["', '{-', 'a:\n', 'a\t'])(
    'are read in time: %j, repeated',
    (unit) => {
      const {user} = process.cpuUsage();
      const text = unit.repeat(200_000 / unit.length);
      for (const field of [text, `{${text.slice(1)}`, `map[${text}`, `[${text}`])
        allowRejection(() => joinFields(field, ''));
      expect((process.cpuUsage().user - user) / 1000).toBeLessThan(1000);
    },
  );
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
  for (const unit of ['a', '{', '\n', '"', "'", '\\', 'a: b\n', "curl '", '1', '-', '>', '\n-']) {
    const text = unit.repeat(200_000 / unit.length);
    const {user} = process.cpuUsage();
    for (const input of [
      text,
      `curl ${text}`,
      `curl "${text}`,
      `curl $'${text}`,
      `curl ^\n${text}`,
      `{a: ${text}`,
      `{a: '${text}`,
      `=> Send header\n0000: ${text}`,
      `fetch('a', {b: ${text}`,
    ])
      allowRejection(() => readRequests(input));
    // A third of a second on a quiet machine; a reader that looks again at each character takes
    // minutes.
    expect((process.cpuUsage().user - user) / 1000, unit).toBeLessThan(5000);
  }
});
