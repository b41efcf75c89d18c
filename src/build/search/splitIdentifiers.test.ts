import {expect, it} from 'vitest';
import {splitIdentifiers} from './splitIdentifiers';

it('finds identifiers, whole and split, and no other words', () => {
  expect(splitIdentifiers('Send the plateHeight in X-Api-Key')).toEqual([
    'plateheight',
    'plate',
    'height',
    'x-api-key',
    'api',
    'key',
  ]);
});
