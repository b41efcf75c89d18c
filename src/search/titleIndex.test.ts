import {expect, it} from 'vitest';
import {fromTitleIndex, toTitleIndex} from './titleIndex';
import type {CompactIndex} from './types';

const index: CompactIndex = {
  kinds: ['page', 'section'],
  areas: [['Documentation', 'guides']],
  pages: [['/docs/content/faq', 'FAQ', 0]],
  sections: [
    [0, '', [], 0, 'About the FAQ.'],
    [0, 'keys', ['Keys'], 1, 'About keys.', 'X-Api-Key'],
    [0, 'get', ['Keys', 'Get a key'], 1, 'Ask for one.'],
    [0, 'lose', ['Keys', 'Lose a key'], 1, 'Revoke it.'],
    [0, 'again', ['Keys', 'Lose a key'], 1, 'The same title.'],
    [0, 'limits', ['Limits'], 1, 'About limits.'],
  ],
};

it('keeps what leads to a section, and leaves out its texts', () => {
  expect(fromTitleIndex(toTitleIndex(index, 1))).toEqual({
    ...index,
    sections: index.sections.map(([page, anchor, titles, kind]) => [
      page,
      anchor,
      titles,
      kind,
      '',
    ]),
  });
});

it('says a title once when sections below it follow', () => {
  expect(JSON.stringify(toTitleIndex(index, 1)).match(/"Keys"/g)).toHaveLength(1);
});
