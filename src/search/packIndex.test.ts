import {expect, it} from 'vitest';
import {createEngine} from './createEngine';
import {packIndex, packTitles, unpackIndex, type PackedIndex} from './packIndex';
import type {CompactIndex} from './types';

const index: CompactIndex = {
  kinds: ['page', 'section'],
  areas: [['Documentation', 'guides']],
  pages: [
    ['/docs/content/faq', 'FAQ', 0],
    ['/docs/content/empty', 'No section', 0],
    ['/docs/content/limits', 'Limits', 0],
  ],
  sections: [
    [0, '', [], 0, 'About the FAQ.', '', 'help'],
    [0, 'keys', ['Keys'], 1, 'About keys.', 'X-Api-Key', ''],
    [0, 'get', ['Keys', 'Get a key'], 1, 'Ask for one.', '', ''],
    [0, 'lose', ['Keys', 'Lose a key'], 1, 'Revoke it.', '', 'stolen key\nleaked key'],
    [0, 'again', ['Keys', 'Lose a key'], 1, 'The same title.', '', ''],
    [2, '', [], 0, 'About limits.', '', ''],
    [2, 'limits', ['Limits', 'Per key', 'Per day'], 1, '', '', ''],
    [2, 'bytes', ['Bytes'], 1, 'About bytes.', '', ''],
  ],
  related: {key: 'secret'},
};

it('comes back as it was packed, through JSON', () => {
  const packed = JSON.parse(JSON.stringify(packIndex(index))) as PackedIndex;
  expect(unpackIndex(packed)).toEqual(index);
});

it('keeps what leads to a section, and leaves out its texts', () => {
  const {related: _, ...rest} = index;
  expect(unpackIndex(packTitles(index, 1))).toEqual({
    ...rest,
    fullBytes: 1,
    sections: index.sections.map(([page, anchor, titles, kind]) => [
      page,
      anchor,
      titles,
      kind,
      '',
      undefined,
      undefined,
    ]),
  });
});

it('responds to a preview with a few hits, and counts all', async () => {
  const sections = Array.from({length: 30}, (_, page): CompactIndex['sections'][number] => [
    page,
    '',
    [],
    0,
    '',
  ]);
  const pages = sections.map((_, page): CompactIndex['pages'][number] => [
    `/docs/${page}`,
    'Hook',
    0,
  ]);
  const titles = JSON.stringify(packTitles({...index, pages, sections}, 1));
  const bytes = new TextEncoder().encode(titles).buffer;
  const {engine} = createEngine(bytes, () => Promise.reject(new Error('not asked')));
  const query = {text: 'hook', perPage: 20};
  const preview = await engine.search({...query, preview: true});
  expect([preview.hits.length, preview.count]).toEqual([8, 30]);
  expect((await engine.search(query)).hits).toHaveLength(20);
});

it('says a title once when sections below it follow', () => {
  expect(JSON.stringify(packTitles(index, 1)).match(/"Keys"/g)).toHaveLength(1);
});
