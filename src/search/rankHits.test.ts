import {describe, expect, it} from 'vitest';
import {rankHits, toTelling} from './rankHits';
import type {ServerHit} from './readTypesenseResponse';

const createHit = (url: string, titles: string, content = ''): ServerHit => ({
  id: url,
  url,
  kind: url.includes('#') ? 'section' : 'page',
  group: 'guides',
  path: ['Tutorials', ...titles.split(' > ')].map((title) => [[title, false]]),
  snippet: [],
  content,
  asked: '',
});

const rank = (query: string, hits: readonly ServerHit[], page = 1, perPage = 10): string[] =>
  rankHits(query, hits, {page, perPage}).map(({url}) => url);

describe('hits of a search server', () => {
  it('are ranked by their own heading, not by those above', () => {
    const hits = [
      createHit('/docs/hooks#limits', 'Hooks > Limits', 'Ten for each key.'),
      createHit('/docs/hooks#next', 'Hooks > Errors', 'A hook fails.'),
      createHit('/docs/hooks', 'Hooks'),
    ];
    expect(rank('hook', hits)[0]).toBe('/docs/hooks');
    expect(rank('limits of hooks', hits)[0]).toBe('/docs/hooks#limits');
  });

  it('begin with the operation whose title says it, although no text is below that', () => {
    const operation = 'Museum API > Buy museum tickets';
    const text = 'Type of ticket being purchased: general for museum entry, event for events.';
    const hits = [
      {
        ...createHit('/docs/api#type', `${operation} > Body > ticketType`, text),
        kind: 'field' as const,
      },
      createHit('/docs/api#buy', operation),
    ];
    expect(rank('museum tickets', hits)[0]).toBe('/docs/api#buy');
  });

  it('keep the order of the server when none has the words, as after a typo', () => {
    const hits = [createHit('/docs/b', 'Beta'), createHit('/docs/a', 'Alpha')];
    expect(rank('alhpa', hits)).toEqual(['/docs/b', '/docs/a']);
  });

  it('begin with the places that are pinned to the query', () => {
    const hits = [
      createHit('/docs/x', 'Price'),
      createHit('/docs/content/faq#price', 'FAQ > Cost'),
    ];
    expect(rank('pricing', hits)[0]).toBe('/docs/content/faq#price');
  });

  it('come page by page, at most three of one document on each', () => {
    const hits = [1, 2, 3, 4, 5].map((id) => createHit(`/docs/a#${id}`, 'A > Limit'));
    const others = [createHit('/docs/b', 'B', 'A limit.'), createHit('/docs/c', 'C', 'A limit.')];
    const all = [...hits, ...others];
    expect(rank('limit', all, 1, 5).filter((url) => url.startsWith('/docs/a'))).toHaveLength(3);
    expect(rank('limit', all, 2, 5)).toEqual(['/docs/a#4', '/docs/a#5']);
  });
});

it.each([
  ['how do I rotate the keys?', 'rotate keys'],
  ['too many requests', 'too many requests'],
  ['what is it', 'what is it'],
])('a search server is asked "%s" as "%s"', (query, telling) => {
  expect(toTelling(query)).toBe(telling);
});
