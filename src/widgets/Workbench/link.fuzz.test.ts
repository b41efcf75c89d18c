import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {toRequest} from '../../sandbox/cases';
import {operations} from '../../sandbox/allApis';
import {createTestKeys} from '../../sandbox/keys';
import {samples} from '../../sandbox/samples';
import {fuzz} from '../../testing/fuzz/fuzz';
import {KEY_HEADER} from './editValues';
import {fromLink, toLink} from './link';

const PAGE = 'https://docs.example/docs/api/vehicle';

const names = operations.flatMap(({parameters, bodies}) => [
  ...parameters.map((parameter) => `${parameter.in}.${parameter.name}`),
  ...bodies.flatMap(({fields}) => fields.map(({name}) => `part.${name}`)),
]);
const text = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 12}),
  fc.string({unit: 'binary', maxLength: 8}),
  fc.constantFrom('', '__proto__', '%', '\n', '{"a":1}', 'javascript:alert(1)'),
);
const name = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      ...names,
      'key',
      'method',
      'picture',
      'views',
      'body',
      'case',
      'lang',
    ),
    weight: 6,
  },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom('path.', 'query.', 'header.', 'part.', ''),
        fc.oneof(text, fc.constantFrom('x-api-key', 'X-Api-Key', 'image', '__proto__')),
      )
      .map((parts) => parts.join('')),
    weight: 1,
  },
);
const value = fc.oneof(
  fc.constantFrom(
    'GET',
    'none',
    'broken',
    'oversized',
    ...samples.map((sample) => sample.name),
    samples.map((sample) => sample.name).join(),
    ...createTestKeys().map(({key}) => key),
  ),
  text,
);

describe('whatever a link says', () => {
  fuzz(
    'it opens the request of its operation, which can be linked to again, without a key of one’s own',
    {
      target: 'sandbox: links',
      usual: 1_000,
      property: fc.asyncProperty(
        fc.constantFrom(...operations.map(({id}) => id)),
        fc.array(fc.tuple(name, value), {maxLength: 6}),
        text,
        async (id, parameters, rest) => {
          const search = `?${new URLSearchParams([['try', id], ...parameters])}&${rest}`;
          const draft = fromLink(id, search);
          if (draft === undefined) throw new Error('The link was not read.');
          const keys = Object.entries(draft.values.headers).filter(
            ([header]) => header.toLowerCase() === KEY_HEADER,
          );
          expect(
            keys.filter(([, key]) => !createTestKeys().some((known) => known.key === key)),
          ).toEqual([]);
          const link = toLink(draft, PAGE);
          expect(fromLink(id, new URL(link).search)).toEqual(draft);
          await toRequest(draft.values, 'https://api.example', async () => new Uint8Array()).catch(
            (error: unknown) => expect(error).toBeInstanceOf(TypeError),
          );
        },
      ),
    },
  );
});
