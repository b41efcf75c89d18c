import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listErrors} from '../../contract/listErrors';
import {apiIds, loadContract} from '../../contract';
import {errorMessages} from '../../data/errorMessages';
import {baseUrl} from '../../portal/product';
import {INDEX_FILE} from '../../portal/search';
import {EmbeddedEngine} from '../../search/EmbeddedEngine';
import type {CompactIndex} from '../../search/types';

const engine = new EmbeddedEngine(
  JSON.parse(readFileSync(path.join('build', INDEX_FILE), 'utf8')) as CompactIndex,
);

/** Each text that an API returns, with the places that explain it: the error of each operation that returns it. */
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

/** Whether one of the places is among the first hits. */
async function isFound(
  text: string,
  places: readonly string[],
  {first}: {readonly first: number},
): Promise<boolean> {
  const {hits} = await engine.search({text, perPage: first});
  return hits.some(({url}) => places.includes(url.slice(baseUrl.length)));
}

async function listMissed(
  texts: Iterable<readonly [text: string, places: readonly string[]]>,
  first: number,
): Promise<string[]> {
  const missed: string[] = [];
  for (const [text, places] of texts)
    if (!(await isFound(text, places, {first}))) missed.push(`${text} -> ${places.join(', ')}`);
  return missed;
}

const toRow = (id: string): string => `content/faq#error-${id}`;

describe('the text of an error', () => {
  it('that an API returns finds its explanation among the first three hits', async () => {
    const messages = collectApiMessages();
    expect(messages.size).toBeGreaterThan(35);
    expect(await listMissed(messages, 3)).toEqual([]);
  });

  it('that has no page of its own finds its row in the FAQ first', async () => {
    const texts = errorMessages.map(({id, message}) => [message, [toRow(id)]] as const);
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
    };
    const texts = Object.entries(parts).map(([text, id]) => [text, [toRow(id)]] as const);
    expect(await listMissed(texts, 3)).toEqual([]);
  });

  it('is missed when nothing explains it', async () => {
    expect(await listMissed([['Flux capacitor overheated', [toRow('cors')]]], 3)).toHaveLength(1);
  });
});
