import {expect, it} from 'vitest';
import type {SearchHit} from '../../search/types';
import {toModalHit, type ModalHit} from './toModalHit';

const createHit = (area: string, id: number): SearchHit => ({
  id: String(id),
  url: `/docs/${id}`,
  kind: 'section',
  group: 'guides',
  path: [[[area, false]], [[`Page ${id % 2}`, false]], [[`Section ${id}`, false]]],
  snippet: [],
});

/** Groups as the package does, with at most five items each. */
function group(items: readonly ModalHit[], key: keyof ModalHit): ModalHit[][] {
  const groups = new Map<unknown, ModalHit[]>();
  for (const item of items) groups.set(item[key], [...(groups.get(item[key]) ?? []), item]);
  return [...groups.values()].map((found) => found.slice(0, 5));
}

/** The ids in the order in which the package shows hits: by heading, then by page. */
const show = (hits: readonly ModalHit[]): string[] =>
  group(hits, 'hierarchy.lvl0')
    .flatMap((items) => group(items, 'hierarchy.lvl1').flat())
    .map(({objectID}) => objectID);

it('keeps the best five hits in their order, and groups the others by part of the site', () => {
  const areas = ['Tutorials', 'API', 'Tutorials', 'API', 'Tutorials', 'API', 'Tutorials', 'API'];
  const hits = areas.map((area, index) => toModalHit(createHit(area, index), index));
  expect(show(hits)).toEqual(['0', '1', '2', '3', '4', '5', '7', '6']);
});
