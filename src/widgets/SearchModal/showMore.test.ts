import {expect, it} from 'vitest';
import type {SearchHit} from '../../search/types';
import {showMore} from './showMore';
import {toModalHit} from './toModalHit';

const createHit = (id: string): SearchHit => ({
  id,
  url: `/docs/${id}`,
  kind: 'section',
  group: 'guides',
  path: [],
  snippet: [],
});
const rows = ['a#1', 'a#2', 'a#3', 'b'].map((id, rank) => toModalHit(createHit(id), rank));
const getMore = (id: string): SearchHit[] =>
  id === 'a#3' ? ['b', 'a#4', 'a#5'].map(createHit) : [];
const show = (opened: readonly string[]): string[] =>
  showMore(rows, getMore, new Set(opened)).map(({objectID, waiting}) =>
    waiting === undefined ? objectID : `${waiting} more`,
  );

it('asks for the hits of a page that wait, without those that are shown', () => {
  expect(show([])).toEqual(['a#1', 'a#2', 'a#3', '2 more', 'b']);
});

it('shows them in place, below the same heading, each with its own address', () => {
  expect(show(['a#3'])).toEqual(['a#1', 'a#2', 'a#3', 'a#4', 'a#5', 'b']);
  const row = showMore(rows, getMore, new Set(['a#3']))[3];
  expect(row).toMatchObject({url: '/docs/a#4', 'hierarchy.lvl0': rows[2]?.['hierarchy.lvl0']});
  expect(row?.portal?.id).toBe('a#4');
});

it('stores no waiting hits with a hit that was opened', () => {
  const hit = {...createHit('a#3'), more: [createHit('a#4')]};
  expect(toModalHit(hit, 0).portal).toEqual(createHit('a#3'));
});
