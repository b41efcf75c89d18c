import {describe, expect, it} from 'vitest';
import {findMore, spreadPages} from './spreadPages';

const toHits = (urls: string) =>
  urls.split(' ').map((url) => ({url, kind: 'section' as 'section' | 'error'}));
const spread = (urls: string, perScreen: number, wanted = 100): string =>
  spreadPages(toHits(urls), perScreen, wanted)
    .map(({url}) => url)
    .join(' ');

it('shows at most three hits of a page on each screen, and loses none', () => {
  expect(spread('a#1 a#2 a#3 a#4 b#1 a#5 c d', 5)).toBe('a#1 a#2 a#3 b#1 c a#4 a#5 d');
});

it('fills a screen when there are no hits of other pages', () => {
  expect(spread('a#1 a#2 a#3 a#4 a#5 b', 5)).toBe('a#1 a#2 a#3 b a#4 a#5');
  expect(spread('a#1 a#2 a#3 a#4 a#5', 5)).toBe('a#1 a#2 a#3 a#4 a#5');
});

it('stops when it has what is wanted', () => {
  expect(spread('a b c d', 2, 2)).toBe('a b');
});

it('shows all errors that have the words of a message', () => {
  const hits = toHits('a#1 a#2 a#3 a#4 b').map((hit) => ({...hit, kind: 'error' as const}));
  expect(spreadPages(hits, 5, 5)).toEqual(hits);
});

describe('findMore', () => {
  const find = (urls: string, shownCount: number): string[] => {
    const hits = toHits(urls);
    const shown = spreadPages(hits, shownCount, shownCount);
    return [...findMore(hits, shown)].map(
      ([{url}, more]) => `${url}: ${more.map((hit) => hit.url).join(' ')}`,
    );
  };

  it('finds the hits of a page that wait, after its last hit that is shown', () => {
    expect(find('a#1 a#2 b#1 a#3 a#4 b#2 a#5 c', 5)).toEqual(['a#3: a#4 a#5']);
  });

  it('finds at most seven of a page, and none of a page with fewer than three', () => {
    expect(find('a#1 a#2 a#3 a#4 a#5 a#6 a#7 a#8 a#9 a#10 a#11 b#1 b#2', 4)).toEqual([
      'a#3: a#4 a#5 a#6 a#7 a#8 a#9 a#10',
    ]);
    expect(find('a#1 a#2 b c d e', 6)).toEqual([]);
  });
});
