import {describe, expect, it} from 'vitest';
import {EmbeddedEngine} from './EmbeddedEngine';
import type {CompactIndex, CompactSection, SearchAnswer} from './types';

const kinds: CompactIndex['kinds'] = ['page', 'section', 'field', 'symbol'];

/** An index of one page for each title, with its text and code. */
function createEngine(
  pages: readonly (readonly [title: string, text: string, code?: string])[],
): EmbeddedEngine {
  return new EmbeddedEngine({
    kinds,
    areas: [['Area', 'guides']],
    pages: pages.map(([title], index) => [`/docs/${index}`, title, 0]),
    sections: pages.map(([, text, code], index): CompactSection =>
      code === undefined ? [index, '', [], 0, text] : [index, '', [], 0, text, code],
    ),
  });
}

const getTitles = ({hits}: SearchAnswer): string[] =>
  hits.map(
    ({path}) =>
      path
        .at(-1)
        ?.map(([text]) => text)
        .join('') ?? '',
  );

const engine = createEngine([
  ['Registering the hook', 'Tell the service the address of your server.'],
  ['Configuring the agent', 'Every setting of the file.'],
  ['Delete a hook', 'It receives nothing any more.'],
  ['Prices', 'What a call costs. A limit of one minute.'],
  ['Send it', 'The first request.', 'curl --form image=@car.jpg'],
]);
const search = async (text: string): Promise<string[]> => getTitles(await engine.search({text}));

describe('the embedded engine', () => {
  it.each([
    ['while a word is typed whose stem is shorter', 'registerin', 'Registering the hook'],
    ['a word in another form', 'agent configuration', 'Configuring the agent'],
    ['a synonym as if it had been written', 'remove webhook', 'Delete a hook'],
    ['a mistyped word', 'regsitering', 'Registering the hook'],
    [
      'what holds only a part, where nothing holds all',
      'kubernetes agent',
      'Configuring the agent',
    ],
  ])('finds %s', async (_name, text, title) => {
    expect((await search(text))[0]).toBe(title);
  });

  it('finds nothing where no word is known', async () => {
    expect(await search('bitcoin mining')).toEqual([]);
  });

  it('shows the code of a section where the words stand only there', async () => {
    const {hits} = await engine.search({text: 'car.jpg'});
    expect(hits.map(({kind}) => kind)).toEqual(['code']);
    expect(hits[0]?.snippet.map(([text]) => text).join('')).toContain('--form image=@car.jpg');
  });

  it('puts texts first in which the words stand together', async () => {
    const far = `alpha ${'filler '.repeat(40)}omega`;
    expect(
      getTitles(
        await createEngine([
          ['One', far],
          ['Two', `${'filler '.repeat(20)}alpha omega ${'filler '.repeat(20)}`],
        ]).search({text: 'alpha omega'}),
      ),
    ).toEqual(['Two', 'One']);
  });
});
