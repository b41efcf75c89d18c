import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {searchKinds, type SearchGroup} from '../portal/search';
import {fuzz} from '../testing/fuzz/fuzz';
import {EmbeddedEngine} from './EmbeddedEngine';
import {findAnswer} from './findAnswer';
import type {Marked} from './types';

const words = [
  'hook',
  'registering',
  'plateHeight',
  'x-disable-image-resizing',
  'Überwachung',
  'İstanbul',
  'ﬁne',
  '429',
  '/vehicle/{region}',
  'ISO 6346',
  'naïve',
  'vehicle',
];
const texts = [
  'The hook is registering.',
  'x-disable-image-resizing: plateHeight in mm, naïve',
  `${'filler '.repeat(60)}vehicle ${'filler '.repeat(60)}`,
  '',
  '429: İstanbul, Überwachung; /vehicle/{region}',
  'ﬁne ISO 6346',
];
const engine = new EmbeddedEngine({
  kinds: ['page', 'section', 'field', 'code'],
  areas: [
    ['Area', 'guides'],
    ['API', 'api'],
  ],
  pages: words.map((title, index) => [`/docs/${index}`, title, index % 2]),
  sections: words.flatMap((title, index) =>
    texts.map(
      (text, at) =>
        [
          index,
          at === 0 ? '' : `a${at}`,
          at === 0 ? [] : [`${title} ${at}`],
          at % 4,
          text,
          at % 3 === 0 ? 'curl --form image=@car.jpg' : '',
        ] as const,
    ),
  ),
});
const known = new Set([
  ...words,
  ...words.flatMap((title) => texts.map((_, at) => `${title} ${at}`)),
  'Area',
  'API',
]);
const shown = new Set(
  [...texts, 'curl --form image=@car.jpg'].flatMap((text) => text.split(/\s+/)),
);

const toText = (marked: Marked): string => marked.map(([text]) => text).join('');
const word = fc.oneof(
  fc.constantFrom(...words, 'webhook', 'limit', 'error', 'constructor', '__proto__', 'toString'),
  fc.tuple(fc.constantFrom(...words), fc.nat(12)).map(([text, length]) => text.slice(0, length)),
  fc.string({unit: 'grapheme', maxLength: 12}),
  fc.string({unit: 'binary', maxLength: 12}),
);
const query = fc.oneof(
  {
    arbitrary: fc
      .array(word, {maxLength: 5})
      .chain((parts) =>
        fc.constantFrom(' ', '-', '', '/', '\u00a0', '{').map((gap) => parts.join(gap)),
      ),
    weight: 6,
  },
  {arbitrary: fc.string({unit: 'grapheme', minLength: 180, maxLength: 260}), weight: 1},
);
const groups = [undefined, ...new Set<SearchGroup>(Object.values(searchKinds))];

describe('any query', () => {
  fuzz('finds hits whose texts come from the index, with matches marked', {
    target: 'search: queries',
    usual: 200,
    property: fc.asyncProperty(
      query,
      fc.constantFrom(...groups),
      fc.integer({min: 1, max: 4}),
      async (text, group, page) => {
        const {hits, count, groups: counts} = await engine.search({text, group, page});
        expect(count).toBe(
          group === undefined
            ? Object.values(counts).reduce((sum, one) => sum + one, 0)
            : (counts[group] ?? 0),
        );
        expect(hits).toHaveLength(Math.max(0, Math.min(10, count - (page - 1) * 10)));
        for (const {path, snippet} of hits) {
          expect(path.map(toText).filter((title) => !known.has(title))).toEqual([]);
          expect(
            toText(snippet)
              .split(/\s+/)
              .filter((piece) => piece !== '…' && !shown.has(piece)),
          ).toEqual([]);
          expect([...path, snippet].flat().filter(([piece]) => piece === '')).toEqual([]);
        }
        expect(findAnswer(text)?.to ?? '/').toMatch(/^\//);
      },
    ),
  });
});
