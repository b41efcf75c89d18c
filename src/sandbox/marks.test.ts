import {expect, it} from 'vitest';
import {loadContractFile} from '../contract';
import {toApiView} from '../contract/view/toApiView';
import {createFolder} from '../site-checks/site/createBuiltSite';
import {compileApi} from './build/compileApi';
import {compileResponses} from './build/compileResponses';
import {createSandbox} from './createSandbox';
import {toOperations} from './toOperations';
import {listDeviations} from '../contract/validation/listDeviations';

const User = {
  type: 'object',
  required: ['id', 'name', 'password'],
  properties: {
    id: {type: 'integer', readOnly: true},
    name: {type: 'string'},
    password: {type: 'string', writeOnly: true},
  },
};
const schema = {$ref: '#/components/schemas/User'};
const example = {name: 'Ada', password: 'secret'};
const post = {
  operationId: 'createUser',
  requestBody: {required: true, content: {'multipart/form-data': {schema, example}}},
  responses: {200: {description: 'Done.', content: {'application/json': {schema}}}},
};
const folder = createFolder({
  'api.yaml': JSON.stringify({
    openapi: '3.0.3',
    info: {title: 'Users', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: {'/users': {post}},
    components: {schemas: {User}},
  }),
});
const document = loadContractFile(`${folder}/api.yaml`);

it('a form needs no field that is read only, and names the one that is missing', async () => {
  const operations = toOperations(compileApi('vehicle', document));
  const sandbox = createSandbox({operations});
  const send = async (fields: Readonly<Record<string, string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const request = new Request('https://api.example.com/users', {method: 'POST', body});
    const response = await sandbox.fetch(request);
    return [response.status, response.ok ? '' : await response.text()];
  };
  expect(await send(example)).toEqual([200, '']);
  expect(await send({name: 'Ada'})).toEqual([
    400,
    '{"message":"`password` of the body does not fit the contract. It is missing."}',
  ]);
});

it('a response needs no field that is write only', () => {
  const {schemas, definitions, roots} = compileResponses('vehicle', document);
  const list = (value: unknown) =>
    [...listDeviations(schemas[roots['createUser']!]!, value, definitions)].map(({steps}) => steps);
  expect(list({id: 1, name: 'Ada'})).toEqual([]);
  expect(list({name: 'Ada'})).toEqual([['id']]);
});

it('the page says where a field that is read only is required', () => {
  const [operation] = toApiView('vehicle', document, () => []).operations;
  const [content] = operation!.body!.contents;
  // Used twice, it is in the list of schemas.
  const {fields} = toApiView('vehicle', document, () => []).schemas[0]!;
  expect(content!.schema!.linkName).toBe('User');
  expect(fields!.map(({name, required, chips}) => [name, required, chips])).toEqual([
    ['id', undefined, ['read only', 'in every response']],
    ['name', true, undefined],
    ['password', true, ['write only']],
  ]);
});
