import {expect, it} from 'vitest';
import {apiIds} from './index';
import {lintSpecs} from './lintSpecs';

const RULES = 'api-specs/redocly.yaml';

it('finds nothing in the contract, not even a warning', () => {
  expect(
    lintSpecs(
      'api-specs',
      apiIds.map((id) => `${id}.yaml`),
      RULES,
    ),
  ).toEqual([]);
});

it('finds an example that breaks its schema and a component that nobody uses', () => {
  expect(
    lintSpecs('src/contract/fixtures/lint', ['api.yaml'], RULES)
      .map(({file, pointer, rule}) => `${file}${pointer} ${rule}`)
      .sort(),
  ).toEqual([
    'api.yaml#/components/schemas/Unused no-unused-components',
    'api.yaml#/paths/~1things/get/responses/200/content/application~1json/examples/wrong/value/0 no-invalid-media-type-examples',
  ]);
});
