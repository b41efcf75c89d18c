import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fuzz} from '../../testing/fuzz/fuzz';
import {groupLabels} from '../SearchModal/kindLabels';
import {readSearchAddress, toSearchAddress} from './searchAddress';

const text = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 20}),
  fc.string({unit: 'binary', maxLength: 20}),
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom('api', 'constructor', '__proto__', '%', '%ff', '&', '1e3', '0x1', ' 2 '),
);
const search = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom('q', 'group', 'page'), text), {maxLength: 5})
    .map((parameters) => `?${new URLSearchParams(parameters)}`),
  fc
    .array(fc.tuple(fc.constantFrom('q=', 'group=', 'page=', '&', '?', '#'), text), {maxLength: 5})
    .map((pieces) => pieces.flat().join('')),
);

describe('the address of the page of results', () => {
  it.each(['Infinity', '-1', '1.5', 'two', ''])(
    'asks for the first page when it says %j',
    (page) => {
      expect(readSearchAddress(`?q=hook&page=${page}`)).toEqual({
        text: 'hook',
        group: undefined,
        page: 1,
      });
    },
  );

  it('asks for the last page that there can be when it says more', () => {
    expect(readSearchAddress('?q=hook&page=1000000000').page).toBe(1_000);
  });

  it.each<[string, Parameters<typeof toSearchAddress>[0]]>([
    ['?q=a+%26+b', {text: 'a & b'}],
    ['?q=hook&group=api&page=2', {text: 'hook', group: 'api', page: 2}],
  ])('is written as %s', (address, query) => {
    expect(toSearchAddress(query)).toBe(address);
    expect(readSearchAddress(address)).toEqual({group: undefined, page: 1, ...query});
  });

  fuzz('asks for a text, a page and a group that exist, whatever it says', {
    target: 'search: addresses of results',
    usual: 1_000,
    property: fc.property(search, (address) => {
      const {text: query, group, page} = readSearchAddress(address);
      expect([
        typeof query,
        group === undefined || Object.keys(groupLabels).includes(group),
        Number.isInteger(page) && page >= 1 && page <= 1_000,
      ]).toEqual(['string', true, true]);
    }),
  });
});
