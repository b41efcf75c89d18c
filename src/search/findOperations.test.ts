import {expect, it} from 'vitest';
import {findOperations} from './findOperations';

const operations = [
  'POST https://api.example/vehicle/{region} Reads the vehicles in one image.',
  'GET https://api.example/vehicle/countries Lists every region.',
  'GET https://api.example/storage/events/{api} Lists the stored results.',
  'GET https://api.example/storage/hooks/{hookUrl} Returns one hook.',
  'DELETE https://api.example/storage/hooks/{hookUrl} Stops forwarding.',
  'POST hookConfirmation Amazon SNS sends this message.',
].map((text) => ({kind: 'operation' as const, text}));
const sections = [
  ...operations,
  {kind: 'section' as const, text: 'POST https://api.example/vehicle/eur'},
];
const find = (query: string): string[] =>
  findOperations(query, sections).map(({text}) => text.split(' ').slice(0, 2).join(' '));

it.each([
  ['a path with a value', '/vehicle/eur', ['POST https://api.example/vehicle/{region}']],
  ['a method and a path', 'post /vehicle/nam', ['POST https://api.example/vehicle/{region}']],
  [
    'an address with a query',
    'https://eu.example/storage/events/vehicle?limit=5',
    ['GET https://api.example/storage/events/{api}'],
  ],
  [
    'a path without the name of the API',
    'GET /events/transport',
    ['GET https://api.example/storage/events/{api}'],
  ],
  [
    'a path of several operations',
    '/hooks/https%3A%2F%2Fexample',
    [
      'GET https://api.example/storage/hooks/{hookUrl}',
      'DELETE https://api.example/storage/hooks/{hookUrl}',
    ],
  ],
  [
    'a literal path before one with a parameter',
    '/vehicle/countries',
    ['GET https://api.example/vehicle/countries', 'POST https://api.example/vehicle/{region}'],
  ],
])('finds the operations of %s', (_name, query, found) => {
  expect(find(query)).toEqual(found);
});

it.each(['vehicle', '/eur', '/moon/base', 'how to call /vehicle/eur', 'and/or'])(
  'finds no operation for %s',
  (query) => {
    expect(find(query)).toEqual([]);
  },
);
