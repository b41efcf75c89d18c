import {describe, expect, it} from 'vitest';
import {EmbeddedEngine} from './EmbeddedEngine';
import type {CompactIndex, CompactSection, SearchResponse} from './types';

const kinds: CompactIndex['kinds'] = ['page', 'section', 'field', 'symbol'];

/** An index of one page for each title, with its text and code. */
function createEngine(
  pages: readonly (readonly [title: string, text: string, code?: string, asked?: string])[],
): EmbeddedEngine {
  return new EmbeddedEngine({
    kinds,
    areas: [['Area', 'guides']],
    pages: pages.map(([title], index) => [`/docs/${index}`, title, 0]),
    sections: pages.map(([, text, code = '', asked = ''], index): CompactSection =>
      code + asked === '' ? [index, '', [], 0, text] : [index, '', [], 0, text, code, asked],
    ),
  });
}

const getTitles = ({hits}: SearchResponse): string[] =>
  hits.map(
    ({path}) =>
      path
        .at(-1)
        ?.map(([text]) => text)
        .join('') ?? '',
  );

const engine = createEngine([
  ['Registering the hook', 'Send the service the address of your server.'],
  ['Configuring the agent', 'Every setting of the file.'],
  ['Delete a hook', 'It receives nothing any more.'],
  ['Prices', 'What a call costs. A limit of one minute.'],
  ['Send it', 'The first request.', 'curl --form image=@car.jpg'],
]);
const search = async (text: string): Promise<string[]> => getTitles(await engine.search({text}));

describe('the embedded engine', () => {
  it.each([
    [
      'a word that is still being typed and is longer than its stem',
      'registerin',
      'Registering the hook',
    ],
    ['a word in another form', 'agent configuration', 'Configuring the agent'],
    ['a synonym', 'remove webhook', 'Delete a hook'],
    ['a mistyped word', 'regsitering', 'Registering the hook'],
    ['a mistyped word by its synonyms', 'unsubscirbe webhook', 'Delete a hook'],
    ['a synonym that is no word of the index', 'unregister', 'Delete a hook'],
    ['a word of another language', 'löschen', 'Delete a hook'],
    ['partial matches when nothing matches all words', 'kubernetes agent', 'Configuring the agent'],
  ])('finds %s', async (_name, text, title) => {
    expect((await search(text))[0]).toBe(title);
  });

  it('counts a word once, however many of its synonyms a text has', async () => {
    const crowded = createEngine([
      ['Everything', 'Delete, remove, unregister, unsubscribe, erase or purge what you like.'],
      ['Erase a disk', 'It takes an hour.'],
    ]);
    expect(getTitles(await crowded.search({text: 'erase'}))[0]).toBe('Erase a disk');
  });

  it('lets everyday words count little', async () => {
    const everyday = createEngine([
      ['Take your time', 'Take what you take.'],
      ['Glossary', 'The exposure of a camera.'],
    ]);
    const titles = getTitles(await everyday.search({text: 'what exposure should I take'}));
    expect(titles[0]).toBe('Glossary');
  });

  it('ranks a section with the one rare word above sections with all common ones', async () => {
    const common = Array.from(
      {length: 12},
      (_, index) => [`Guide ${index}`, 'Send the image and read the result.'] as const,
    );
    const found = await createEngine([
      ...common,
      ['Fog', 'In fog, read the image again.'],
      ['Send the result of an image', 'Send the image and read the result.'],
    ]).search({text: 'send image read result fog'});
    expect(getTitles(found)[0]).toBe('Fog');
  });

  it('leaves out sections without the rare words when many sections have all words', async () => {
    const found = await createEngine([
      ...Array.from({length: 10}, (_, index) => [`Fog ${index}`, 'An image in fog.'] as const),
      ...Array.from({length: 30}, (_, index) => [`Guide ${index}`, 'An image.'] as const),
    ]).search({text: 'image fog'});
    expect(found.count).toBe(10);
  });

  it('finds a section by what readers call it, after one whose title says so', async () => {
    const asked = 'why is my bill so high\nsave money';
    const phrased = createEngine([
      ['Credits', 'One for each image.', '', asked],
      ['Plans', 'All of them.', '', 'high rate\nwhy plans'],
      ['Your bill', 'Its columns.'],
    ]);
    expect(getTitles(await phrased.search({text: 'why are my bills high'}))).toEqual([
      'Credits',
      'Your bill',
      'Plans',
    ]);
    expect(getTitles(await phrased.search({text: 'bill'}))[0]).toBe('Your bill');
  });

  it('takes a title that says what is not as meant only when the query does', async () => {
    const negated = createEngine([
      ['Data that is never stored', 'Some data.'],
      ['Data that is always stored', 'Some data.'],
    ]);
    const ask = async (text: string) => getTitles(await negated.search({text}))[0];
    expect(await ask('stored data')).toBe('Data that is always stored');
    expect(await ask('data not stored')).toBe('Data that is never stored');
  });

  it('finds a phrase with synonyms whose words are in title and text', async () => {
    const spread = createEngine([
      ['Mobile', 'Install the app on every machine.'],
      ['Permissions', 'The app needs the camera.'],
    ]);
    expect(getTitles(await spread.search({text: 'mobile app install'}))[0]).toBe('Mobile');
  });

  it('takes parentheses for a method, whose name pages have as well', async () => {
    const members = new EmbeddedEngine({
      kinds,
      areas: [['Area', 'guides']],
      pages: [
        ['/docs/events', 'Events', 0],
        ['/docs/client', 'Client', 0],
      ],
      sections: [
        [0, '', [], 0, 'Events of a camera. Events are kept for a day.'],
        [1, '', [], 3, 'Reads events.'],
        [1, 'events', ['Methods', 'events()'], 3, 'Reads them page by page.'],
      ],
    });
    const find = async (text: string): Promise<string | undefined> =>
      getTitles(await members.search({text}))[0];
    expect(await find('events')).toBe('Events');
    expect(await find('events()')).toBe('events()');
    expect(await find('evnets()')).toBe('events()');
  });

  it('corrects nothing in a query of another language', async () => {
    const engine = createEngine([['Lane of the image', 'Its part.']]);
    expect((await engine.search({text: 'lange'})).corrected).toBe('lane');
    expect((await engine.search({text: 'wie lange'})).corrected).toBeUndefined();
  });

  it('corrects words within a phrase that has synonyms', async () => {
    const {corrected} = await createEngine([
      ['Environment variables', 'Each of them.'],
      ['The variables', 'Some of them.'],
    ]).search({text: 'enviroment variables'});
    expect(corrected).toBe('environment variables');
  });

  it.each([
    ['what does the call cost', ['call', 'costs']],
    ['what of the', ['What', 'of']],
  ])('marks in the snippet for "%s" %j', async (text, marked) => {
    const {hits} = await engine.search({text});
    const prices = hits.find(({path}) => path.at(-1)?.some(([part]) => part === 'Prices'));
    expect(prices?.snippet.filter(([, isMarked]) => isMarked).map(([part]) => part)).toEqual(
      marked,
    );
  });

  it('finds nothing when no word is known', async () => {
    expect(await search('bitcoin mining')).toEqual([]);
  });

  it('shows the code of a section when only the code matches', async () => {
    const {hits} = await engine.search({text: 'car.jpg'});
    expect(hits.map(({kind}) => kind)).toEqual(['code']);
    expect(hits[0]?.snippet.map(([text]) => text).join('')).toContain('--form image=@car.jpg');
  });

  it('ranks texts higher when the words are close together', async () => {
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
