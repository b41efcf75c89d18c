import {expect, it} from 'vitest';
import {apiIds} from '../../portal/apiIds';
import {checkSpecs} from './checkSpecs';

it('finds nothing in the contract', () => {
  expect(
    checkSpecs(
      'api-specs',
      apiIds.map((id) => `${id}.yaml`),
    ),
  ).toEqual([]);
});

it('finds missing examples, inputs without an error, fields of other versions and limits typed by hand', () => {
  const file = 'src/contract/checks/fixtures/api.yaml';
  expect(checkSpecs('src/contract/checks/fixtures', ['api.yaml'])).toEqual([
    `${file}:6: parameter \`kind\` of readThing has no example. Expected: \`example\`, or one of \`examples\`.`,
    `${file}:6: the body multipart/form-data of readThing has no example. Expected: \`example\`, or one of \`examples\`.`,
    `${file}:6: \`x-error\` of the parameter "kind" of readThing is missing. Expected: none, where any value is accepted, or one of invalidText.`,
    `${file}:6: \`x-error\` of the parameter "x-new" of readThing names no error, got "unknownThing". Expected: none, where any value is accepted, or one of invalidText.`,
    `${file}:6: \`x-error\` of the part "size" of readThing is missing. Expected: none, where any value is accepted, or one of invalidText.`,
    `${file}:40: example "mixed" of readThing has the version 1.2.1 and the field \`items.0.gone\`, which was removed in 1.2. Expected: fields of that version only.`,
    `${file}:41: example "mixed" of readThing has the version 1.2.1 and the field \`items.0.young\`, which was added in 1.3. Expected: fields of that version only.`,
    `${file}:2: types a limit by hand, got "6 MB". Expected: %%limit.imageMegabytes%%.`,
    `${file}:2: types a limit by hand, got "1 to 5". Expected: %%limit.maxReadsMin%% to %%limit.maxReadsMax%%.`,
  ]);
});
