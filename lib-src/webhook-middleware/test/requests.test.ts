import {randomBytes} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createBody, post} from './support/requests.js';
import {serverKinds, startServer, type TestServer} from './support/servers.js';
import {algorithms, getConfig, secret, sign} from './support/sign.js';

// Ids are those of the table of bad requests in the portal's reliability plan.
describe.each(serverKinds)('%s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer(getConfig('HS256'), {kind});
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.received.length = 0;
    server.errors.length = 0;
  });

  const expectRejection = async (
    body: string | Uint8Array,
    headers: Record<string, string | undefined>,
    status: number,
    code: string,
  ): Promise<void> => {
    const response = await post(server, body, headers);
    expect([response.status, response.code]).toEqual([status, code]);
    expect(server.received).toEqual([]);
    // The process lives and the next event passes.
    expect((await post(server, createBody())).status).toBe(204);
  };
  const expectInvalid = async (body: string | Uint8Array, field: string): Promise<void> => {
    const response = await post(server, body);
    expect([response.status, response.code]).toEqual([400, 'ERR_BODY_INVALID']);
    expect((JSON.parse(response.text) as {message: string}).message.split(':')[0]).toBe(field);
    expect(server.received).toEqual([]);
  };

  it.each(algorithms)('W01 passes a valid event signed with %s', async (algorithm) => {
    const own = await startServer(getConfig(algorithm), {kind});
    const body = createBody({attachments: [{mimeType: 'image/jpeg', data: '/9j/4A=='}]});
    const response = await post(own, body, {'x-signature': sign(body, algorithm)});
    await own.close();
    expect(response.status).toBe(204);
    expect(own.received).toEqual([
      {
        detectedAt: new Date(1_700_000_000_000),
        attachments: [{mimeType: 'image/jpeg', data: Buffer.from([0xff, 0xd8, 0xff, 0xe0])}],
        event: {plate: {found: true, unicodeText: 'ABC123'}, mmr: {found: false}},
      },
    ]);
  });

  it('W02 responds with 401 and keeps running when the signature header is missing', () =>
    expectRejection(createBody(), {'x-signature': undefined}, 401, 'ERR_SIGNATURE_MISSING'));

  it('W03 responds with 401 when the header is empty', () =>
    expectRejection(createBody(), {'x-signature': ''}, 401, 'ERR_SIGNATURE_MISSING'));

  it('W05 responds with 401 for another secret', () =>
    expectRejection(
      createBody(),
      {'x-signature': sign(createBody(), 'HS256', 'wrong')},
      401,
      'ERR_SIGNATURE_MISMATCH',
    ));

  it('W06 responds with 401 for one changed bit of the body', () =>
    expectRejection(
      createBody().replace('ABC123', 'ABC122'),
      {'x-signature': sign(createBody())},
      401,
      'ERR_SIGNATURE_MISMATCH',
    ));

  it('W07 responds with 401 for one changed character of the signature', () => {
    const signature = sign(createBody());
    return expectRejection(
      createBody(),
      {'x-signature': `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`},
      401,
      'ERR_SIGNATURE_MISMATCH',
    );
  });

  it.each([
    ['W08', 'a truncated signature', (text: string) => text.slice(0, -3), 'ERR_SIGNATURE_MISMATCH'],
    ['W09', 'an extended signature', (text: string) => `${text}AAAA`, 'ERR_SIGNATURE_MISMATCH'],
    ['W10', 'base64 with padding', (text: string) => `${text}=`, 'ERR_SIGNATURE_MALFORMED'],
    ['W13', 'a header of 8 kB', () => 'A'.repeat(8000), 'ERR_SIGNATURE_MALFORMED'],
    [
      'W17',
      'a compact JWS with algorithm none',
      () => 'eyJhbGciOiJub25lIn0..',
      'ERR_SIGNATURE_MALFORMED',
    ],
    ['W17', 'two dots', () => '..', 'ERR_SIGNATURE_MALFORMED'],
    [
      'W56',
      'a prefix such as sha256=',
      (text: string) => `sha256=${text}`,
      'ERR_SIGNATURE_MALFORMED',
    ],
    [
      'W57',
      'a list of a bad and a good one',
      (text: string) => `AAAA,${text}`,
      'ERR_SIGNATURE_REPEATED',
    ],
  ])('%s responds with 401 for %s', async (_id, _what, change, code) => {
    await expectRejection(createBody(), {'x-signature': change(sign(createBody()))}, 401, code);
  });

  it('W11 responds with 401 for hexadecimal', () =>
    expectRejection(
      createBody(),
      {'x-signature': Buffer.from(sign(createBody()), 'base64url').toString('hex')},
      401,
      'ERR_SIGNATURE_MISMATCH',
    ));

  it('W12 responds with 401 for a last character that decodes to the same bytes', () => {
    const signature = sign(createBody());
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const second = `${signature.slice(0, -1)}${alphabet[alphabet.indexOf(signature.at(-1)!) + 1]}`;
    expect(Buffer.from(second, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
    return expectRejection(createBody(), {'x-signature': second}, 401, 'ERR_SIGNATURE_MALFORMED');
  });

  it('W16 responds with 401 for a signature of another algorithm than the configured one', () =>
    expectRejection(
      createBody(),
      {'x-signature': sign(createBody(), 'HS512')},
      401,
      'ERR_SIGNATURE_MISMATCH',
    ));

  it.each([
    ['W18', 'an empty body', ''],
    ['W19', 'text', 'hello'],
    ['W20', 'cut JSON', createBody().slice(0, -10)],
    ['W21', 'null', 'null'],
    ['W22', 'a list', '[]'],
    ['W23', 'a string', '"text"'],
    ['W36', 'a byte order mark', `\ufeff${createBody()}`],
  ])('%s responds with 400 for %s, signed', async (_id, _what, body) => {
    await expectInvalid(body, 'body');
  });

  it('W24 takes missing attachments for none', async () => {
    expect((await post(server, createBody({attachments: undefined}))).status).toBe(204);
    expect(server.received[0]?.attachments).toEqual([]);
  });

  it.each([
    ['W25', 'a number', 5, 'attachments'],
    ['W26', '[null]', [null], 'attachments[0]'],
    ['W53', '{length: 1e9}', {length: 1e9}, 'attachments'],
    ['W28', 'data that is a number', [{mimeType: 'image/png', data: 7}], 'attachments[0].data'],
    [
      'W29',
      'data that is no base64',
      [{mimeType: 'image/png', data: 'a*b='}],
      'attachments[0].data',
    ],
    [
      'W29',
      'data of a wrong length',
      [{mimeType: 'image/png', data: 'abcde'}],
      'attachments[0].data',
    ],
    ['W29', 'no media type', [{data: ''}], 'attachments[0].mimeType'],
  ])('%s responds with 400 for attachments: %s', async (_id, _what, attachments, field) => {
    await expectInvalid(createBody({attachments}), field);
  });

  it('W27 responds with 400 within 50 ms for data that claims to be a billion bytes long', async () => {
    const times: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const startedAt = performance.now();
      await expectInvalid(
        createBody({attachments: [{mimeType: 'image/png', data: {length: 1e9}}]}),
        'attachments[0].data',
      );
      times.push(performance.now() - startedAt);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });

  it.each([
    ['W30', 'text', '"yesterday"'],
    ['W31', 'missing', undefined],
    ['W51', '1e999', '1e999'],
    ['W52', 'an object', '{}'],
  ])('%s responds with 400 when the timestamp is %s', async (_id, _what, value) => {
    const body =
      value === undefined
        ? createBody({detectionTimestamp: undefined})
        : createBody().replace('1700000000000', value);
    await expectInvalid(body, 'detectionTimestamp');
  });

  it('W32 responds with 400 when the event or a part of it is missing', async () => {
    await expectInvalid(createBody({event: undefined}), 'event');
    await expectInvalid(createBody({event: {plate: {found: true}}}), 'event.mmr');
    await expectInvalid(createBody({event: {plate: {}, mmr: {found: false}}}), 'event.plate.found');
  });

  it.each([[undefined], [null], [7]])(
    'responds with 400 when a plate was found and its text is %j',
    (unicodeText) =>
      expectInvalid(
        createBody({event: {plate: {found: true, unicodeText}, mmr: {found: false}}}),
        'event.plate.unicodeText',
      ),
  );

  it('accepts an event in which nothing was found', async () => {
    const nothing = {plate: {found: false}, mmr: {found: false}};
    expect((await post(server, createBody({event: nothing}))).status).toBe(204);
    expect(server.received[0]?.event).toEqual(nothing);
  });

  it('W33 drops keys that reach for the prototype, at three levels, and pollutes nothing', async () => {
    const evil = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
    const body = `{"detectionTimestamp":1,${evil},"event":{${evil},"mmr":{"found":false},"plate":{"found":true,${evil},"unicodeText":"A"}}}`;
    expect((await post(server, body)).status).toBe(204);
    expect(JSON.stringify(server.received[0]?.event)).toBe(
      '{"mmr":{"found":false},"plate":{"found":true,"unicodeText":"A"}}',
    );
    expect(({} as {polluted?: number}).polluted).toBeUndefined();
  });

  it('W34 takes the last of two equal keys', async () => {
    expect(
      (
        await post(
          server,
          createBody().replace(
            '"detectionTimestamp"',
            '"detectionTimestamp":5,"detectionTimestamp"',
          ),
        )
      ).status,
    ).toBe(204);
    expect(server.received[0]?.detectedAt.getTime()).toBe(1_700_000_000_000);
  });

  it('W35 responds with 400 for bytes that are not UTF-8, signed', () =>
    expectInvalid(Buffer.from(createBody().replace('ABC123', '\xff\xfe'), 'latin1'), 'body'));

  it('W38 responds with 415 for a gzip body', async () => {
    const body = gzipSync(createBody());
    await expectRejection(
      body,
      {'x-signature': sign(body), 'content-encoding': 'gzip'},
      415,
      'ERR_CONTENT_ENCODING',
    );
  });

  it('W39 responds with 415 for multipart', () =>
    expectRejection(
      createBody(),
      {'content-type': 'multipart/form-data; boundary=x'},
      415,
      'ERR_MEDIA_TYPE',
    ));

  it('W40 responds with 415 for text/plain, though signed', () =>
    expectRejection(createBody(), {'content-type': 'text/plain'}, 415, 'ERR_MEDIA_TYPE'));

  it('W43 survives JSON that is nested 100,000 deep', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const response = await post(
      server,
      createBody().replace('"found":false', `"found":false,"deep":${nested}`),
    );
    expect([204, 400]).toContain(response.status);
    expect((await post(server, createBody())).status).toBe(204);
  });

  it('W44 responds with 400 for 100,000 attachments', () =>
    expectInvalid(
      createBody({attachments: Array.from({length: 100_000}, () => ({mimeType: 'a', data: ''}))}),
      'attachments',
    ));

  it('W50 passes the same request twice, and with a memory of identifiers only once', async () => {
    expect((await post(server, createBody())).status).toBe(204);
    expect((await post(server, createBody())).status).toBe(204);

    const stored = new Set<string>();
    const careful = await startServer(getConfig('HS256'), {
      kind,
      isDuplicate: (eventId) => stored.has(eventId),
      handle: (_event, eventId) => void stored.add(eventId),
    });
    const responses = [
      await post(careful, createBody()),
      await post(careful, createBody()),
      await post(careful, createBody({detectionTimestamp: 5})),
    ];
    await careful.close();
    expect(responses.map(({status}) => status)).toEqual([204, 409, 204]);
    expect(responses[1]?.code).toBe('ERR_EVENT_DUPLICATE');
  });

  it('W54 leaves other methods to the app', async () => {
    expect([404, 405]).toContain((await fetch(server.url)).status);
  });

  it('W55 passes line breaks in strings and writes none to the log', async () => {
    const lines: string[] = [];
    const own = await startServer(getConfig('HS256'), {
      kind,
      logger: {warn: (line) => lines.push(line), debug: (line) => lines.push(line)},
    });
    const body = createBody({
      event: {plate: {found: true, unicodeText: 'A\r\nforged: line'}, mmr: {found: false}},
    });
    expect((await post(own, body)).status).toBe(204);
    expect((await post(own, `${body} `, {'x-signature': sign(body)})).status).toBe(401);
    await own.close();
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/forged|[\r\n]/);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('disk full');
      },
    ],
    ['rejects', () => Promise.reject(new Error('disk full'))],
  ])('W60 lets the sender know when the handler %s', async (_how, handle) => {
    const logger = {warn: () => {}};
    const failing = await startServer(getConfig('HS256'), {kind, handle, logger});
    const response = await post(failing, createBody());
    const next = await post(failing, createBody());
    await failing.close();
    expect([response.status, next.status]).toEqual([500, 500]);
  });

  // `load.test.ts` sends 10,000 to one server.
  it('W61 responds with 401 to requests with random bytes as signature, and keeps nothing of them', async () => {
    const body = createBody();
    const send = async (): Promise<number> =>
      (await post(server, body, {'x-signature': randomBytes(32).toString('base64url')})).status;
    const statuses = await Promise.all(Array.from({length: 200}, send));
    expect([...new Set(statuses)]).toEqual([401]);
    expect(server.received).toEqual([]);
  });

  it('responds in one line of JSON, with nothing of the request in it', async () => {
    const response = await post(server, createBody(), {'x-signature': 'AAAA'});
    expect(response.text).toMatch(/^\{.*\}\n?$/);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.text).not.toMatch(/AAAA|ABC123/);
    expect(response.text).not.toContain(secret);
  });
});
