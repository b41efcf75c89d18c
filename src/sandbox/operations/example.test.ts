import {describe, expect, it} from 'vitest';
import type {ContractDocument, OperationObject} from '../../contract';
import {compileApi} from '../build/compileApi';
import {createSandbox} from '../createSandbox';
import {createFrozenClock} from '../testing';
import {toOperations} from '../toOperations';

const thing = {
  type: 'object',
  required: ['size'],
  properties: {size: {type: 'integer', minimum: 3}},
} as const;

const operations: Readonly<Record<string, OperationObject>> = {
  texts: {
    responses: {
      200: {
        description: 'Done.',
        headers: {'X-Page': {schema: {type: 'array', items: {type: 'integer'}}, example: [1, 2]}},
        content: {
          'text/csv': {example: 'a,b\n1,2\n'},
          'application/xml': {example: '<a/>'},
          'application/problem+json': {example: {a: 1}},
        },
      },
    },
  },
  pairs: {
    responses: {
      200: {
        description: 'Done.',
        content: {'application/x-www-form-urlencoded': {example: {token: 'a', seconds: 60}}},
      },
      400: {
        description: 'Wrong.',
        content: {'application/x-www-form-urlencoded': {example: {message: 'No code.'}}},
      },
    },
  },
  schema: {
    responses: {201: {description: 'Made.', content: {'application/json': {schema: thing}}}},
  },
  range: {responses: {'2XX': {description: 'Done.', content: {'image/*': {}}}}},
  open: {responses: {200: {description: 'Done.', content: {'*/*': {}}}}},
  nothing: {responses: {204: {description: 'Gone.'}}},
  empty: {responses: {204: {description: 'Gone.', content: {'application/json': {example: 1}}}}},
  elsewhere: {
    responses: {
      400: {description: 'Wrong.'},
      307: {description: 'Moved.', headers: {Location: {example: '/texts'}}},
      default: {description: 'Done.'},
    },
  },
  anything: {responses: {default: {description: 'Done.', content: {'text/plain': {example: 'a'}}}}},
  failing: {
    responses: {
      200: {description: 'Done.'},
      404: {description: 'There is no such thing.'},
      '4XX': {description: 'Wrong.', content: {'application/json': {example: {code: 7}}}},
    },
  },
  form: {
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            additionalProperties: false,
            properties: {file: {type: 'string', format: 'binary'}, size: {type: 'integer'}},
          },
          example: {file: 'a.png'},
          encoding: {file: {contentType: 'image/png, image/jpeg'}},
        },
      },
    },
    responses: {200: {description: 'Done.'}},
  },
};

const document: ContractDocument = {
  openapi: '3.1.0',
  info: {title: 'Things', version: '1'},
  paths: Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => [
      `/${id}`,
      {[operation.requestBody === undefined ? 'get' : 'post']: {operationId: id, ...operation}},
    ]),
  ),
};
const sandbox = createSandbox({
  operations: toOperations(compileApi('vehicle', document)),
  clock: createFrozenClock(),
});

const get = async (
  id: string,
  headers: Record<string, string> = {},
): Promise<readonly [status: number, type: string | null, text: string]> => {
  const response = await sandbox.fetch(new Request(`https://a.example/${id}`, {headers}));
  return [response.status, response.headers.get('content-type'), await response.text()];
};

describe('an operation that is not simulated', () => {
  it.each([
    ['texts', {}, [200, 'text/csv', 'a,b\n1,2\n']],
    ['texts', {accept: 'application/xml'}, [200, 'application/xml', '<a/>']],
    ['texts', {accept: 'application/problem+json'}, [200, 'application/problem+json', '{"a":1}']],
    ['texts', {accept: 'text/csv;q=.2, application/xml'}, [200, 'application/xml', '<a/>']],
    ['texts', {accept: 'Application/XML'}, [200, 'application/xml', '<a/>']],
    ['texts', {accept: 'application/*'}, [200, 'application/xml', '<a/>']],
    ['texts', {accept: 'application/xml;q=0, */*'}, [200, 'text/csv', 'a,b\n1,2\n']],
    ['texts', {accept: 'text/*;q=0.5, */*'}, [200, 'application/xml', '<a/>']],
    ['texts', {accept: 'image/png'}, [200, 'text/csv', 'a,b\n1,2\n']],
    ['pairs', {}, [200, 'application/x-www-form-urlencoded', 'token=a&seconds=60']],
    [
      'pairs',
      {'x-sandbox-status': '400'},
      [400, 'application/x-www-form-urlencoded', 'message=No%20code.'],
    ],
    ['schema', {}, [201, 'application/json', '{"size":3}']],
    ['elsewhere', {}, [307, null, '']],
    ['range', {}, [200, 'application/octet-stream', '']],
    ['open', {}, [200, 'application/json', 'null']],
    ['nothing', {}, [204, null, '']],
    ['empty', {}, [204, null, '']],
    ['anything', {}, [200, 'text/plain', 'a']],
    [
      'failing',
      {'x-sandbox-status': '404'},
      [404, 'application/json', '{"message":"There is no such thing."}'],
    ],
    ['failing', {'x-sandbox-status': '400'}, [400, 'application/json', '{"code":7}']],
  ] as const)(
    'responds to %s with %j by the example of the contract',
    async (id, headers, expected) => {
      expect(await get(id, headers)).toEqual(expected);
    },
  );

  it('has the headers of the example, and says that it is made up', async () => {
    const {headers} = await sandbox.fetch(new Request('https://a.example/texts'));
    expect([headers.get('x-page'), headers.get('x-sandbox-simulated')]).toEqual(['1,2', 'true']);
    const redirect = await sandbox.fetch(new Request('https://a.example/elsewhere'));
    expect(redirect.headers.get('location')).toBe('/texts');
  });
});

describe('the body of an operation that is not simulated', () => {
  const toForm = (parts: Readonly<Record<string, Blob | string>>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.append(name, value);
    return form;
  };
  const png = new Blob(['a'], {type: 'image/png'});

  it.each([
    [{file: png, size: '3'}, 200, ''],
    [{file: new Blob(['a'])}, 200, ''],
    [
      {file: new Blob(['a'], {type: 'image/gif'})},
      400,
      '`file` of the body does not fit the contract. It is of the media type image/gif. Expected: image/png, image/jpeg.',
    ],
    [{size: '3'}, 400, '`file` of the body does not fit the contract. It is missing.'],
    [
      {file: png, size: 'large'},
      400,
      '`size` of the body does not fit the contract. It is "large". Expected: an integer.',
    ],
    [{file: png, other: '3'}, 400, 'The body does not fit the contract. `other` is not allowed.'],
  ] as const)('is checked part by part: %j', async (parts, status, message) => {
    const response = await sandbox.fetch(
      new Request('https://a.example/form', {method: 'POST', body: toForm(parts)}),
    );
    expect([response.status, await response.text()]).toEqual([
      status,
      status === 200 ? expect.anything() : JSON.stringify({message}),
    ]);
  });

  it('has a media type of the contract, and is there where it is required', async () => {
    const send = (init: RequestInit) =>
      sandbox.fetch(new Request('https://a.example/form', {method: 'POST', ...init}));
    const other = await send({body: '{}', headers: {'content-type': 'application/json'}});
    expect([other.status, await other.json()]).toEqual([
      415,
      {
        message:
          'The sandbox cannot read the media type "application/json" here. Expected: multipart/form-data.',
      },
    ]);
    const none = await send({});
    expect([none.status, await none.json()]).toEqual([400, {message: 'The body is missing.'}]);
  });
});
