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
  503: ['queueFull', 'asleep'],
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

const document = {
  openapi: '3.1.0',
  info: {title: 'Strange', version: '1'},
  servers: [{url: 'https://strange.example'}],
  paths: Object.fromEntries(operations.map(({name, operation}) => [`/${name}`, {get: operation}])),
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
  for (const operation of toApiForm('strange' as ApiId, document).form.operations) {
    const names = listCases(operation.id).flatMap(({name}) => (name === 'ok' ? [] : name));
    expect(names.map((name) => findFailure(operation, name).title)).toEqual(names);
  }
});
