import {expect, it} from 'vitest';
import {loadContract} from '../loadContract';
import {toBundledJson, toBundledYaml} from '../downloads';
import {listAssumptions} from './listAssumptions';

it('lists marks of specifications, data and documents with place, statement and reason', () => {
  const assumptions = listAssumptions();
  const find = (statement: string) =>
    assumptions.filter((assumption) => assumption.statement === statement);
  expect(find('PATCH /hooks/{hookUrl}, status 404: The hook URL is not registered.')).toEqual([
    {
      place: expect.stringMatching(/^api-specs\/storage\.yaml:\d+$/),
      statement: expect.any(String),
      reason:
        'The specification shows this status for reading and deleting a hook, not for changing it.',
    },
  ]);
  expect(find('A billed request uses one credit, whatever it contains.')).toHaveLength(2);
  expect(find('Amazon SNS carries the messages to hooks.')[0]?.place).toMatch(
    /^docs\/tutorials\/hooks\/confirming-the-subscription\.mdx:\d+$/,
  );
  expect(find('The permissions of the app.')[0]?.place).toBe(
    'src/data/products/mobile.ts, mobilePermissions',
  );
});

it('names every place but products by file and line', () => {
  const places = listAssumptions().map(({place}) => place);
  expect(
    places.filter((place) => !place.startsWith('src/data/products') && !/:\d+$/.test(place)),
  ).toEqual([]);
});

it('leaves the marks out of downloads', () => {
  const document = loadContract('storage');
  expect(JSON.stringify(document)).toContain('x-assumed');
  expect(toBundledJson(document)).not.toContain('x-assumed');
  expect(toBundledYaml(document)).not.toContain('x-assumed');
});
