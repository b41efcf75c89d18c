import MiniSearch, {type Query} from 'minisearch';
import {expect, it} from 'vitest';
import {createRandom} from '../site-checks/search/createRandom';
import {BOOST, FIELDS, forEachField} from './fields';
import type {IndexQuery} from './IndexQuery';
import {TextIndex} from './TextIndex';
import {stem, tokenize} from './tokenize';

const WORDS =
  'hook hooks hooked register registers registering plate plateHeight mm the a container-code EUR1 ' +
  'Zürich api API/v2 camera cameras cam region regional subscription subscriptions x-disable code';

/** MiniSearch with the same fields, words, weights and parameters. */
function createReference(sections: readonly Readonly<Record<string, string>>[]): MiniSearch {
  const index = new MiniSearch({
    fields: FIELDS,
    tokenize: (text) => [...new Set(tokenize(text))],
    processTerm: stem,
    searchOptions: {
      boost: BOOST,
      tokenize: (text) => [text],
      processTerm: (term) => term,
      weights: {fuzzy: 0, prefix: 0.6},
    },
  });
  index.addAll(sections.map((section, id) => ({id, ...section})));
  return index;
}

it('gives the scores that MiniSearch gives', () => {
  const {below} = createRandom(1);
  const pick = <Item>(...items: readonly [Item, ...Item[]]): Item =>
    items[below(items.length)] ?? items[0];
  const words = WORDS.split(' ') as [string, ...string[]];
  const write = (most: number): string =>
    Array.from({length: below(most + 1)}, () => pick(...words)).join(' ');
  const sections = Array.from({length: 120}, () => ({
    title: write(3),
    context: pick('Guides', 'API reference hooks', write(4)),
    text: write(40),
    code: write(6),
    asked: write(5),
  }));
  const pickStem = (): string => stem(tokenize(pick(...words))[0] ?? '');
  const createQuery = (depth: number): IndexQuery =>
    depth === 0
      ? pick(pickStem(), pickStem().slice(0, 2), 'unknown')
      : {
          combineWith: pick<'AND' | 'OR'>('AND', 'OR'),
          prefix: pick(true, false),
          queries: Array.from({length: 1 + below(3)}, () => createQuery(below(depth))),
          ...(pick(true, false) && {fields: ['title', 'code'] as const}),
          ...(pick(true, false) && {boost: forEachField((field) => BOOST[field] * 0.6)}),
        };

  const index = new TextIndex(sections);
  const reference = createReference(sections);
  const counts = Array.from({length: 300}, () => {
    const query = createQuery(3);
    const expected = reference.search(query as Query);
    const found = new Map(index.search(query).map((match) => [match.id, match]));
    expect(found.size).toBe(expected.length);
    for (const {id, score, queryTerms} of expected) {
      expect(found.get(id as number)?.score).toBeCloseTo(score, 9);
      expect([...(found.get(id as number)?.terms ?? [])].sort()).toEqual([...queryTerms].sort());
    }
    return expected.length;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(150);
});
