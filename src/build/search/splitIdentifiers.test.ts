import {expect, it} from 'vitest';
import {splitIdentifiers} from './splitIdentifiers';

const TEXT =
  'Send `X-Api-Key` to /v2/plates.json: plateHeight, %%name%%, status 429 or err_no{id} $1';

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

it('finds the same in a text of ASCII signs as beside other signs', () => {
  expect(splitIdentifiers(TEXT)).not.toEqual([]);
  expect(splitIdentifiers(TEXT)).toEqual(splitIdentifiers(`${TEXT} …`));
});
