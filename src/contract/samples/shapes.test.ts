import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listOperations} from '../listOperations';
import {createShapesDocument} from './fixtures/createShapesDocument';
import {environment, shapes, type ExpectedRequest} from './fixtures/shapes';
import {createSamples} from './index';

const LANGUAGES = ['curl', 'fetch', 'python'] as const;
type Language = (typeof LANGUAGES)[number];

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const folder = mkdtempSync(path.join(tmpdir(), 'shapes-'));
const received = new Map<string, Received>();
const server = createServer((request, response) => {
  void readBody(request).then((body) => {
    const {method = '', url = '', headers} = request;
    const number = /s(\d+)/.exec(url)?.[1] ?? '';
    received.set(number, {method, url, headers: headers as Record<string, string>, body});
    response.writeHead(200, {'content-type': 'application/json'}).end('{}');
  });
});

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Runs the samples of one language, all in one process. */
async function run(
  language: Language,
  samples: readonly (readonly [string, string])[],
): Promise<string[]> {
  const ending = {curl: 'sh', fetch: 'mjs', python: 'py'}[language];
  const files = samples.map(([id, code]) => {
    const file = path.join(folder, `${id}.${ending}`);
    writeFileSync(file, code);
    return file;
  });
  const names = JSON.stringify(files);
  const driver = {
    curl: [
      'bash',
      '-c',
      files.map((file) => `. ${file} || echo FAILED ${file}: $? >&2`).join('\n'),
    ],
    fetch: [
      process.execPath,
      '--input-type=module',
      '-e',
      `for (const file of ${names}) await import(file).catch((error) => console.error('FAILED', file, error.stack));`,
    ],
    python: [
      'python3',
      '-c',
      `import runpy, sys\nfor file in ${names}:\n try: runpy.run_path(file)\n except BaseException as error: print("FAILED", file, error, file=sys.stderr)`,
    ],
  }[language];
  const [command = '', ...rest] = driver;
  const {stderr} = await promisify(execFile)(command, rest, {
    cwd: folder,
    env: {...process.env, ...environment},
  });
  return stderr.split('\n').filter((line) => line.startsWith('FAILED'));
}

/** Percent-encodings of the characters that need none, and of a space, may differ. */
const normalize = (text: string): string =>
  text
    .replaceAll('+', '%20')
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
    .replace(/%(?:2D|2E|5F|7E|21|27|28|29|2A)/g, decodeURIComponent)
    .replaceAll('[', '%5B')
    .replaceAll(']', '%5D');

async function toActual(
  index: number,
  {url, headers, body}: Received,
  expected: ExpectedRequest,
): Promise<ExpectedRequest> {
  const [, address = '', query = ''] = /^([^?]*)\??(.*)$/.exec(url.replace(`/s${index}`, '')) ?? [];
  const type = headers['content-type'] ?? '';
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  const toParts = async (): Promise<[string, string][]> => {
    const form = await new Response(new Uint8Array(body), {
      headers: {'content-type': type},
    }).formData();
    const parts = [...form].map(async ([name, value]): Promise<[string, string]> => [
      name,
      typeof value === 'string' ? value : await value.text(),
    ]);
    return (await Promise.all(parts)).sort(([one], [other]) => one.localeCompare(other));
  };
  return {
    ...(expected.path !== undefined && {path: normalize(address)}),
    ...(expected.query !== undefined && {query: normalize(query)}),
    ...(expected.headers !== undefined && {
      headers: Object.fromEntries(
        Object.entries(expected.headers).map(([name, value]) => {
          const actual = headers[name] ?? 'none';
          return [name, value.endsWith('boundary=') ? actual.slice(0, value.length) : actual];
        }),
      ),
    }),
    ...(expected.json !== undefined && {json: JSON.parse(body.toString()) as unknown}),
    ...(expected.parts !== undefined && {parts: await toParts()}),
    ...(expected.text !== undefined && {
      text:
        expected.parts === undefined
          ? isForm
            ? normalize(body.toString())
            : body.toString()
          : (/Content-Type: application\/json/i
              .exec(body.toString())?.[0]
              .replace(/content-type/i, 'Content-Type') ?? ''),
    }),
  };
}

/** Samples that ended with an error. */
const failed: string[] = [];
const actual = new Map<string, {method: string; request: ExpectedRequest}>();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  writeFileSync(path.join(folder, 'file.bin'), 'bytes of file.bin');
  const document = createShapesDocument(`http://127.0.0.1:${port}`);
  const samples = listOperations(document).map((operation) => createSamples(document, operation));
  for (const language of LANGUAGES) {
    received.clear();
    const failures = await run(
      language,
      samples.flatMap((all, index) =>
        all.flatMap(({id, code}) => (id === language ? [[`s${index}`, code] as const] : [])),
      ),
    );
    failed.push(...failures);
    for (const [number, request] of received) {
      const {expected} = shapes[Number(number)]!;
      actual.set(`${language} ${number}`, {
        method: request.method,
        request: await toActual(Number(number), request, expected),
      });
    }
  }
}, 120_000);

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

describe.each(LANGUAGES)('the sample in %s sends what the contract means', (language) => {
  it.each(shapes.map((shape, index) => [shape.title, shape, index] as const))(
    '%s',
    (_title, {method, expected, notIn = []}, index) => {
      const sent = actual.get(`${language} ${index}`);
      expect(sent).toEqual(
        notIn.includes(language) ? undefined : {method: method.toUpperCase(), request: expected},
      );
    },
  );
});

it('ends without an error in every sample', () => {
  expect(failed).toEqual([]);
});
