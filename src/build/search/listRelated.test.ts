import {expect, it} from 'vitest';
import {EmbeddedEngine} from '../../search/EmbeddedEngine';
import {ShardedSource} from '../../search/shards/ShardedSource';
import type {CompactIndex, CompactSection} from '../../search/types';
import {createShards} from './createShards';
import {listRelated} from './listRelated';

/** Sections of a page each; enough of them that one section is a small share. */
function createSections(...texts: readonly string[]): CompactSection[] {
  const others = Array.from({length: 100}, () => 'Anything else.');
  return [...texts, ...others].map((text, index) => [index, '', [], 0, text]);
}

it('lists other words for what the sections say, unless the sections use them', () => {
  const related = listRelated(
    createSections('A folder of files.', ...Array.from({length: 5}, () => 'Its location.')),
  );
  const words = related.folder?.split(' ') ?? [];
  // As stems: directories.
  expect(words).toContain('directory');
  expect(words).not.toContain('location');
  expect(words).not.toContain('folder');
  expect(related.camera).toBeUndefined();
});

it('finds what a word may mean, after what it says', async () => {
  const sections = createSections('Folders are created.', 'A directory.', 'It shrinks.');
  const index: CompactIndex = {
    kinds: ['page'],
    areas: [['Area', 'guides']],
    pages: sections.map((_, page) => [`/docs/${page}`, `Page ${page}`, 0]),
    sections,
    related: listRelated(sections),
  };
  const files = new Map<string, unknown>();
  const root = createShards(index, (name, content) => files.set(`f/${name}`, content));
  const engines = [
    new EmbeddedEngine(index),
    new EmbeddedEngine(
      new ShardedSource({...root, folder: 'f'}, (name) => Promise.resolve(files.get(name))),
    ),
    new EmbeddedEngine({...index, related: {}}),
  ];
  const find = (text: string): Promise<string[][]> =>
    Promise.all(
      engines.map(async (engine) => (await engine.search({text})).hits.map(({url}) => url)),
    );
  const both = ['/docs/1', '/docs/0'];
  expect(await find('which directories')).toEqual([both, both, ['/docs/1']]);
  expect(await find('shrink')).toEqual([['/docs/2'], ['/docs/2'], ['/docs/2']]);
});
