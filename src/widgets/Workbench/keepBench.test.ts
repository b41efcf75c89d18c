import {afterEach, expect, it, vi} from 'vitest';
import type {Exchange} from './benchState';
import {readHistory} from './keepBench';

const response = {status: 200, headers: [['a', 'b']], text: '', milliseconds: 1, preparations: 0};
const exchange = {
  id: 1,
  api: 'storage',
  operationId: 'listHooks',
  title: 'List hooks',
  time: 1,
  search: '?try=listHooks',
  response,
};

const read = (stored: unknown): readonly Exchange[] => {
  vi.stubGlobal('sessionStorage', {getItem: () => JSON.stringify(stored)});
  return readHistory();
};

afterEach(() => vi.unstubAllGlobals());

it('reads the responses that the tab kept', () => {
  expect(read([exchange])).toEqual([exchange]);
});

it.each([
  ['no list', {}],
  ['an entry of another kind', [null]],
  ['an id that is a text', [{...exchange, id: '1'}]],
  ['a title that is an object', [{...exchange, title: {}}]],
  ['no query', [{...exchange, search: undefined}]],
  ['no response', [{...exchange, response: undefined}]],
  ['headers that are no list', [{...exchange, response: {...response, headers: {a: 'b'}}}]],
  ['headers that are no pairs', [{...exchange, response: {...response, headers: [null]}}]],
])('forgets what something else wrote: %s', (_what, stored) => {
  expect(read(stored)).toEqual([]);
});
