import {expect, it} from 'vitest';
import {loadContractFile} from '../../contract';
import {listDropped} from '../../contract/view/listDropped';
import {toApiView} from '../../contract/view/toApiView';
import {trySandbox} from './trySandbox';

const FILE = 'src/contract/fixtures/constructs/api.yaml';
const document = loadContractFile(FILE);

it('sends the example request of each operation, but for TRACE', async () => {
  const {tried, problems, bytes} = await trySandbox(FILE, document);
  expect([tried, problems]).toEqual([Object.keys(document.paths).length > 0 ? 8 : 0, []]);
  expect(bytes).toBeGreaterThan(500);
});

it('names an operation whose example breaks its schema, and the file and line of a schema that cannot be compiled', async () => {
  const get = {
    operationId: 'getThing',
    parameters: [{name: 'size', in: 'query', example: 'large', schema: {type: 'integer'}}],
    responses: {200: {description: 'Done.'}},
  } as const;
  expect((await trySandbox(FILE, {...document, paths: {'/things': {get}}})).problems).toEqual([
    expect.stringMatching(
      /^src\/contract\/fixtures\/constructs\/api\.yaml:\d+: the example request of getThing gets 400 \{"message":"`size` of the query does not fit the contract\. It is \\"large\\"\. Expected: an integer\."\}\. Fix: correct the example or its schema\.$/,
    ),
  ]);
  const unfit = 'src/contract/fixtures/unfit-example.yaml';
  expect((await trySandbox(unfit, loadContractFile(unfit))).problems).toEqual([
    `${unfit}:6: the example request of addThing gets 400 {"message":"The body does not fit the contract. It does not fit exactly one schema of \`oneOf\`."}. Made from the schema: the body application/json. Fix: write an \`example\`, or correct the others.`,
  ]);
  const broken = {
    ...get,
    parameters: [{name: 'size', in: 'query', schema: {type: 'string', pattern: '('}}],
  } as const;
  const {problems} = await trySandbox(FILE, {...document, paths: {'/things': {get: broken}}});
  expect(problems).toEqual([
    expect.stringMatching(/api\.yaml:\d+: a schema of getThing cannot be compiled: .+\.$/),
  ]);
});

it('takes names that every object has for those of the writer', async () => {
  const file = 'src/contract/fixtures/inherited-names.yaml';
  const own = loadContractFile(file);
  const view = toApiView('vehicle', own, (code) => [code]);
  expect(listDropped(own, view)).toEqual([]);
  expect(await trySandbox(file, own)).toMatchObject({tried: 1, problems: []});
});
