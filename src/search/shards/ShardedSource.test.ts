import {describe, expect, it} from 'vitest';
import {createShards} from '../../build/search/createShards';
import {EmbeddedEngine} from '../EmbeddedEngine';
import type {CompactIndex, SearchQuery} from '../types';
import {ShardedSource} from './ShardedSource';

const SUBJECTS = ['hook', 'plate', 'container', 'wagon', 'subscription', 'camera', 'region'];
const VERBS = ['Register', 'Delete', 'Configure', 'Verify', 'Limit', 'Export'];

/** An index of 60 pages with sections about everything. */
const index: CompactIndex = {
  kinds: ['page', 'section', 'operation', 'symbol'],
  areas: [
    ['Guides', 'guides'],
    ['API', 'api'],
    ['Libraries', 'libraries'],
  ],
  pages: Array.from({length: 60}, (_, page) =>
    page === 7
      ? (['/docs/lib/client/classes/HookError', 'HookError', 2] as const)
      : ([`/docs/${page}`, `${VERBS[page % 6]} a ${SUBJECTS[page % 7]}`, page % 2] as const),
  ),
  sections: Array.from({length: 60}, (_, page) => [
    [page, '', [], page === 7 ? 3 : 0, `Page ${page} is about the ${SUBJECTS[page % 7]}.`] as const,
    ...SUBJECTS.map(
      (subject, at) =>
        [
          page,
          `s${at}`,
          [`${VERBS[at % 6]} ${subject} number${page}`],
          at === 3 ? 2 : 1,
          at === 3
            ? `POST https://api.example/v${page}/${subject}\nSends the ${subject}.`
            : `${'The usual text of a section. '.repeat(at * 4)}The ${subject} of page${page} is ready.`,
          `send(${subject}${page});`,
          `where is ${subject} ${page}\nlost in ${VERBS[page % 6]}`,
        ] as const,
    ),
  ]).flat(),
};

function createEngines() {
  const files = new Map<string, unknown>();
  const root = createShards(index, (name, content) => files.set(name, content));
  const read = new Set<string>();
  let isBroken = false;
  const source = new ShardedSource({...root, folder: 'f'}, (name) => {
    read.add(name);
    return isBroken
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(JSON.parse(JSON.stringify(files.get(name.slice(2)))));
  });
  return {
    sharded: new EmbeddedEngine(source),
    whole: new EmbeddedEngine(index),
    files,
    read,
    breakFiles: (broken: boolean) => (isBroken = broken),
  };
}

describe('an index in many files', () => {
  const {sharded, whole} = createEngines();
  const both = async (query: SearchQuery) => [
    await sharded.search(query),
    await whole.search(query),
  ];

  it.each([
    'register hook number5',
    'regist',
    'containr number12',
    'send(plate3)',
    'POST /v4/wagon',
    'HookError',
    'delete webhook page9',
    'the wagon of page30 is ready',
    'lost plate 12',
  ])('responds to "%s" as the same index in one file', async (text) => {
    const [one, other] = await both({text});
    expect(one?.hits[0]).toEqual(other?.hits[0]);
    expect([one?.count, one?.groups, one?.corrected]).toEqual([
      other?.count,
      other?.groups,
      other?.corrected,
    ]);
  });

  it('counts the hits of a group, and has the same on further screens', async () => {
    const [one, other] = await both({text: 'wagon', group: 'api', page: 3});
    expect(one?.count).toBe(other?.count);
    expect(one?.hits).toHaveLength(10);
    expect(one?.hits.map(({group}) => group)).toEqual(Array(10).fill('api'));
  });

  it('suggests titles when it finds nothing', async () => {
    const {count, suggestions} = await sharded.search({text: 'configurexyz containerxyz'});
    expect(count).toBe(0);
    expect(suggestions).toContain('Configure a container');
  });

  it('reads the files of the words and of what was found, no others', async () => {
    const engines = createEngines();
    await engines.sharded.search({text: 'HookError'});
    expect(engines.files.size).toBeGreaterThan(10);
    expect(engines.read.size).toBeLessThanOrEqual(3);
  });

  it('reads a few of them for a preview, which counts all that was found', async () => {
    const {sharded, whole, read} = createEngines();
    const query = {text: 'plate', perPage: 4};
    const preview = await sharded.search({...query, preview: true});
    const previewed = read.size;
    const all = await whole.search(query);
    expect([preview.count, preview.groups]).toEqual([all.count, all.groups]);
    expect(preview.hits).toHaveLength(4);
    await sharded.search(query);
    expect(read.size).toBeGreaterThan(previewed * 1.5);
  });

  it('fails when a file cannot be read, and reads it again for the next query', async () => {
    const engines = createEngines();
    engines.breakFiles(true);
    await expect(engines.sharded.search({text: 'hook'})).rejects.toThrow('offline');
    engines.breakFiles(false);
    expect((await engines.sharded.search({text: 'hook'})).count).toBeGreaterThan(0);
  });
});
