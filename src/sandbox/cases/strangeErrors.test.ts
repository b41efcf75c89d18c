import {describe, expect, it} from 'vitest';
import type {ContractDocument, OperationObject, SecurityRequirement} from '../../contract';
import {findFailure} from '../../widgets/Workbench/explainError';
import {compileApi} from '../build/compileApi';
import {toApiForm} from '../build/form/toApiForm';
import {addApi} from '../contract';
import type {ApiId} from '../contractTypes';
import {createSandbox} from '../createSandbox';
import {toOperations} from '../toOperations';
import {listCases, toRequest} from '.';

/** Errors as other APIs have them: several of a status, and names that ours have too. */
const ERRORS = {
  400: ['unknownProduct', 'invalidTime', 'Größe: 20 %', '价格错误'],
  401: ['keyMissing', 'invalidKey'],
  403: ['notYours', 'invalidKey403'],
  404: ['notFound', 'unknownCountry'],
  429: ['limitExceeded', 'throttled'],
  503: ['queueFull', 'offline'],
} as const;

const toErrors = (): OperationObject['responses'] =>
  Object.fromEntries(
    Object.entries(ERRORS).map(([status, names]) => {
      const examples = Object.fromEntries(names.map((name) => [name, {value: {error: name}}]));
      return [status, {description: 'Failed.', content: {'application/json': {examples}}}];
    }),
  );

const securities: Readonly<Record<string, readonly SecurityRequirement[]>> = {
  public: [],
  optional: [{}, {Token: []}],
  token: [{Token: []}],
  query: [{Query: []}],
  certificate: [{Certificate: []}],
};
const operations = Object.entries(securities).map(([name, security]) => ({
  name,
  id: `strange-${name}`,
  operation: {
    operationId: `strange/${name}`,
    security,
    responses: {200: {description: 'Done.'}, ...toErrors()},
  },
}));

const bad = {'application/json': {example: {code: 7}}};
/** Responses for whatever else happens, and the errors that a reader can choose. */
const defaults = [
  [{200: {description: 'Done.'}, default: {description: 'Bad.', content: bad}}, [['default', 500]]],
  [
    {200: {description: 'Done.'}, 500: {description: 'Bad.'}, default: {description: 'Worse.'}},
    [['status500', 500]],
  ],
  [{default: {description: 'Done.'}}, []],
] as const;

const document = {
  openapi: '3.1.0',
  info: {title: 'Strange', version: '1'},
  servers: [{url: 'https://strange.example'}],
  paths: Object.fromEntries([
    ...operations.map(({name, operation}) => [`/${name}`, {get: operation}]),
    ...defaults.map(([responses], index) => [
      `/default${index}`,
      {get: {operationId: `default${index}`, security: [], responses}},
    ]),
  ]),
  components: {
    securitySchemes: {
      Token: {type: 'http', scheme: 'bearer'},
      Query: {type: 'apiKey', in: 'query', name: 'key'},
      Certificate: {type: 'mutualTLS'},
    },
  },
} as unknown as ContractDocument;
// Beside the APIs that other tests have added.
const data = {...compileApi('vehicle', document), api: 'strange' as ApiId};
addApi(data);

describe.each(operations)('the responses of an operation with security "$name"', ({id}) => {
  it.each(listCases(id).map((one) => [one.name, one] as const))(
    'has a request for "%s"',
    async (name, {status, values, before}) => {
      const sandbox = createSandbox({operations: toOperations(data)});
      const send = async (wanted: typeof values): Promise<Response> =>
        sandbox.fetch(
          await toRequest(wanted, 'https://strange.example', () => Promise.resolve(undefined)),
        );
      for (const one of before) await send(one);
      const response = await send(values);
      const rule = decodeURIComponent(response.headers.get('x-sandbox-rule') ?? '');
      expect([response.status, rule]).toEqual([status, name]);
      if (name !== 'ok') expect(await response.json()).toEqual({error: name});
    },
  );
});

it('tells the responses of a status apart by name where a reader chooses one', () => {
  const {form} = toApiForm('strange' as ApiId, document);
  for (const operation of form.operations.slice(0, operations.length)) {
    const names = listCases(operation.id).flatMap(({name}) => (name === 'ok' ? [] : name));
    expect(names.map((name) => findFailure(operation, name).title)).toEqual(names);
  }
});

it.each(defaults.map(([, wanted], index) => [index, wanted] as const))(
  'offers what "default" stands for, beside a success and without 500: %j',
  async (index, wanted) => {
    const id = `default${index}`;
    const errors = listCases(id).filter(({name}) => name !== 'ok');
    expect(errors.map(({name, status}) => [name, status])).toEqual(wanted);
    const {form} = toApiForm('strange' as ApiId, document);
    const operation = form.operations.find((one) => one.id === id)!;
    const titles = errors.map(({name}) => findFailure(operation, name).title);
    expect(titles).toEqual(wanted.map(() => 'Bad.'));
    const sandbox = createSandbox({operations: toOperations(data)});
    const response = await sandbox.fetch(
      new Request(`https://strange.example/${id}`, {headers: {'x-sandbox-status': '500'}}),
    );
    const body = {default: {code: 7}, status500: {message: 'Bad.'}};
    if (wanted[0] !== undefined) expect(await response.json()).toEqual(body[wanted[0][0]]);
  },
);

it('offers other successes, and other examples of the usual one', async () => {
  const json = (media: object): object => ({content: {'application/json': media}});
  const responses = {
    200: {
      description: 'Done.',
      ...json({examples: {first: {value: 1}, second: {summary: 'The other', value: 2}}}),
    },
    202: {description: 'Accepted.', ...json({schema: {type: 'integer', minimum: 5}})},
    204: {description: 'Nothing to do.', ...json({example: 'never sent'})},
    303: {description: 'It is elsewhere.'},
    404: {description: 'Not found.', ...json({examples: {second: {value: {message: 'No.'}}}})},
  };
  const several = {
    ...document,
    paths: {'/several': {get: {operationId: 'several', security: [], responses}}},
  } as unknown as ContractDocument;
  const api = {...compileApi('vehicle', several), api: 'several' as ApiId};
  addApi(api);
  const sandbox = createSandbox({operations: toOperations(api)});
  const {form} = toApiForm('several' as ApiId, several);
  const got = await Promise.all(
    listCases('several').map(async ({name, values}) => {
      const request = await toRequest(values, 'https://strange.example', async () => undefined);
      const response = await sandbox.fetch(request);
      return [
        name,
        response.status,
        await response.text(),
        findFailure(form.operations[0]!, name).title,
      ];
    }),
  );
  expect(got.slice(1)).toEqual([
    ['second', 404, '{"message":"No."}', 'Not found.'],
    ['second200', 200, '2', 'The other'],
    ['status202', 202, '5', 'Accepted.'],
    ['status204', 204, '', 'Nothing to do.'],
    ['status303', 303, '', 'It is elsewhere.'],
  ]);
  expect(got[0]?.slice(0, 3)).toEqual(['ok', 200, '1']);
});
