import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listErrors} from '../../contract/listErrors';
import {apiIds, loadContract} from '../../contract';
import {errorMessages} from '../../data/errorMessages';
import {libraryErrors} from '../../data/library-errors/libraryErrors';
import {toPythonText} from '../../data/library-errors/toPythonText';
import {baseUrl} from '../../portal/product';
import {INDEX_FILE} from '../../portal/search';
import {EmbeddedEngine} from '../../search/EmbeddedEngine';
import {unpackIndex, type PackedIndex} from '../../search/packIndex';
import {collectProductTexts} from './collectProductTexts';
import {collectRecordedErrors, collectSampleTexts, isTelling} from './collectSampleTexts';

const FIRST_PAGE = 10;

const engine = new EmbeddedEngine(
  unpackIndex(JSON.parse(readFileSync(path.join('build', INDEX_FILE), 'utf8')) as PackedIndex),
);

/**
 * Each text that an API returns, with the places that explain it: the error of each operation that
 * returns it.
 */
function collectApiMessages(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const api of apiIds) {
    for (const {message, operationId, status} of listErrors(loadContract(api))) {
      const known = places.get(message) ?? [];
      places.set(message, [...known, `api/${api}#${operationId}-${status}`]);
    }
  }
  return places;
}

/** Where each text of a library is explained: in every row that has it. */
function collectLibraryTexts(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const {id, messages, pythonMessages = []} of libraryErrors) {
    for (const message of [...messages, ...messages.map(toPythonText), ...pythonMessages]) {
      const text = toQuery(message);
      if (!isTelling(text)) continue;
      places.set(text, [...(places.get(text) ?? []), `#error-${id}`]);
    }
  }
  return places;
}

/** The fixed parts of a text; what is in the place of `…` differs from reader to reader. */
const toQuery = (message: string): string => message.replaceAll('…', ' ').trim();

type Text = readonly [text: string, places: readonly (string | RegExp)[]];

/** Texts whose explanation is not among the first hits. */
async function listMissed(texts: Iterable<Text>, first: number): Promise<string[]> {
  const missed: string[] = [];
  for (const [text, places] of texts) {
    const {hits} = await engine.search({text, perPage: first});
    const urls = hits.map(({url}) => url.slice(baseUrl.length));
    const isFound = urls.some((url) =>
      places.some((place) =>
        typeof place === 'string' ? url.endsWith(place) : place.test(url.replace('/#', '#')),
      ),
    );
    if (!isFound) missed.push(`${text} -> ${places.join(', ')}; found ${urls[0] ?? 'nothing'}`);
  }
  return missed;
}

const toRow = (id: string): string => `tools/errors#error-${id}`;

describe('the text of an error', () => {
  it('that an API or the sandbox returns finds its explanation among the first three hits', async () => {
    const messages = collectApiMessages();
    expect(messages.size).toBeGreaterThan(35);
    expect(await listMissed(messages, 3)).toEqual([]);
  });

  it('that a recorded run of a sample printed finds the error of its operation or library', async () => {
    const messages = [...collectApiMessages(), ...collectLibraryTexts()];
    const lines = collectRecordedErrors('docs').map((line): Text => {
      const known = messages.filter(([message]) => line.includes(message));
      return [line, known.flatMap(([, places]) => places)];
    });
    expect(lines.length).toBeGreaterThan(2);
    expect(await listMissed(lines, FIRST_PAGE)).toEqual([]);
  });

  it('that a sample prints finds its row, or the error of the API in it', async () => {
    const rows = errorMessages.map(({id}) => toRow(id));
    const messages = [...collectApiMessages()];
    const texts = collectSampleTexts('docs').map((text): Text => {
      // A sample looks for a part of a message of the API.
      const known = messages.filter(([message]) => message.includes(text));
      return [toQuery(text), [...rows, ...known.flatMap(([, places]) => places)]];
    });
    expect(texts.length).toBeGreaterThan(8);
    expect(await listMissed(texts, 3)).toEqual([]);
  });

  it('that a library throws or prints finds its row on the first page', async () => {
    const texts = collectLibraryTexts();
    expect(texts.size).toBeGreaterThan(80);
    expect(await listMissed(texts, FIRST_PAGE)).toEqual([]);
  });

  it('that names its code finds its row, or the page of the class that has this code', async () => {
    const rows = new Map<string, (string | RegExp)[]>();
    for (const {id, libraries, code, codes = []} of libraryErrors) {
      // The middleware has one class for all codes.
      const classes = libraries.includes('webhook-middleware')
        ? []
        : [/^lib\/[^/]+\/classes\/\w+$/];
      for (const one of [code ?? [], codes].flat())
        rows.set(one, [...(rows.get(one) ?? []), toRow(id), ...classes]);
    }
    expect(rows.size).toBeGreaterThan(25);
    expect(await listMissed(rows, 3)).toEqual([]);
  });

  it('that a product prints or returns finds its explanation on the first page', async () => {
    const texts = collectProductTexts('docs').map(({text, places}): Text => [
      toQuery(text),
      places,
    ]);
    expect(texts.length).toBeGreaterThan(30);
    expect(await listMissed(texts, FIRST_PAGE)).toEqual([]);
  });

  it('that has no page finds its row first', async () => {
    const texts = errorMessages.map(({id, messages}): Text => [
      toQuery(messages.join(', ')),
      [toRow(id)],
    ]);
    expect(await listMissed(texts, 1)).toEqual([]);
  });

  it('finds its row among the first three hits when only part of it is typed', async () => {
    const parts = {
      '402': 'payment-required',
      CORS: 'cors',
      HEIC: 'image-format',
      WebP: 'image-format',
      ENOTFOUND: 'host-not-found',
      ECONNREFUSED: 'connection-refused',
      'no license': 'no-license',
      'unknown service': 'unknown-service',
      'us-east-1 403': 'regional-403',
      'not signed by the service': 'not-signed',
      'localhost is not 127.0.0.1': 'untrusted-url',
    };
    const texts = Object.entries(parts).map(([text, id]): Text => [text, [toRow(id)]]);
    expect(await listMissed(texts, 3)).toEqual([]);
  });

  it('is missed when nothing explains it', async () => {
    expect(await listMissed([['Flux capacitor overheated', [toRow('cors')]]], 3)).toHaveLength(1);
  });

  it('is collected from samples in each language, without what they print when all is well', () => {
    const docs = mkdtempSync(path.join(tmpdir(), 'samples-'));
    const samples = path.join(docs, '_samples');
    mkdirSync(samples);
    const sources = {
      'a.mjs':
        "console.log('no plate');\nthrow new Error(`The disk ${name} ` + 'is full');\nreject('wrong day');",
      'b.py': 'raise SystemExit(f"HTTP {status}: {text}")\nsys.exit(f"no key in {file}")',
      'c.sh': 'echo "The disk $name is slow." >&2',
      'd.sh.out': 'HTTP 400: {"message":"Bad day."}\n[]',
    };
    for (const [name, source] of Object.entries(sources))
      writeFileSync(path.join(samples, name), source);
    expect(collectSampleTexts(docs)).toEqual([
      'The disk … is full',
      'The disk … is slow.',
      'no key in …',
      'wrong day',
    ]);
    expect(collectRecordedErrors(docs)).toEqual(['HTTP 400: {"message":"Bad day."}']);
  });
});
