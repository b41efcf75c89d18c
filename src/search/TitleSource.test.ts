import {describe, expect, it} from 'vitest';
import {EmbeddedEngine} from './EmbeddedEngine';
import {TitleSource} from './TitleSource';
import type {CompactIndex} from './types';

const index: CompactIndex = {
  kinds: ['page', 'section'],
  areas: [['Tutorials', 'guides']],
  pages: [
    ['/docs/hooks', 'Hooks', 0],
    ['/docs/keys', 'API keys', 0],
  ],
  sections: [
    [0, '', [], 0, ''],
    [0, 'add', ['Register a hook'], 1, ''],
    [0, 'end', ['Delete a hook'], 1, ''],
    [0, 'repeat', ['Failed deliveries', 'Deliveries again'], 1, ''],
    [1, '', [], 0, ''],
    [1, 'lost', ['A key that was stolen'], 1, ''],
  ],
};
const engine = new EmbeddedEngine(new TitleSource(index, 8));
const search = async (text: string): Promise<string[]> =>
  (await engine.search({text})).hits.map(({url}) => url.slice('/docs/'.length));

describe('the titles of an index', () => {
  it.each([
    ['a whole title before others that contain it', 'hooks', 'hooks'],
    ['a word that is still being typed', 'regis', 'hooks#add'],
    ['a word in another form', 'registering hooks', 'hooks#add'],
    ['a synonym', 'unsubscribe webhook', 'hooks#end'],
    ['a mistyped word', 'delviery', 'hooks#repeat'],
    ['a word of the title together with one above it', 'tutorial stolen', 'keys#lost'],
    ['a word of another language', 'löschen', 'hooks#end'],
  ])('find %s', async (_name, text, first) => {
    expect((await search(text))[0]).toBe(first);
  });

  it('count all that match, by group, and show what has all words first', async () => {
    const {count, groups, hits} = await engine.search({text: 'delete hook', perPage: 2});
    expect([count, groups, hits.length]).toEqual([4, {guides: 4}, 2]);
    expect(hits[0]?.url).toBe('/docs/hooks#end');
  });

  it('find nothing for words that no title has, and suggest titles', async () => {
    expect(await engine.search({text: 'zebra'})).toMatchObject({count: 0, hits: []});
    expect((await engine.search({text: 'zebra kez'})).suggestions).toBeDefined();
  });

  it('match one letter in titles only', async () => {
    expect(await search('r')).toEqual(['hooks#add']);
  });
});
