import {describe, expect, it} from 'vitest';
import {loadContractFile} from '../contract';
import {createFolder} from '../site-checks/site/createBuiltSite';
import {compileApi} from './build/compileApi';
import {createSandbox} from './createSandbox';
import {toOperations} from './toOperations';

const HOST = 'https://api.example.com';

/** Sends requests to the sandbox of a specification, which is a file as any other. */
function createSender(paths: object, schemas: object = {}, openapi = '3.1.0') {
  const document = {
    openapi,
    info: {title: 'Things', version: '1'},
    servers: [{url: HOST}],
    paths,
    components: {schemas},
  };
  const folder = createFolder({'api.yaml': JSON.stringify(document)});
  const data = compileApi('vehicle', loadContractFile(`${folder}/api.yaml`));
  const sandbox = createSandbox({operations: toOperations(data)});
  return (path: string, init?: RequestInit): Promise<Response> =>
    sandbox.fetch(new Request(HOST + path, init));
}

const responses = {200: {description: 'Done.'}};

/** The status of a body that is sent as JSON. */
async function sendBody(
  schema: object,
  schemas: object,
  body: unknown,
  openapi?: string,
): Promise<number> {
  const content = {'application/json': {schema, example: {}}};
  const post = {operationId: 'sendThing', requestBody: {required: true, content}, responses};
  const send = createSender({'/things': {post}}, schemas, openapi);
  const headers = {'content-type': 'application/json'};
  return (await send('/things', {method: 'POST', headers, body: JSON.stringify(body)})).status;
}

describe('rules beside a reference', () => {
  const schemas = {
    Patch: {type: 'object', required: ['id'], properties: {id: {type: 'integer', minimum: 10}}},
    Name: {type: 'string', minLength: 5},
    Closed: {$ref: '#/components/schemas/Patch', unevaluatedProperties: false},
    Tree: {
      type: 'object',
      properties: {child: {$ref: '#/components/schemas/Tree', required: ['name']}},
    },
    Noted: {
      type: 'object',
      properties: {
        size: {type: 'integer'},
        child: {$ref: '#/components/schemas/Noted', description: 'The same again.'},
      },
    },
  };
  const toRef = (name: string, siblings: object) => ({
    $ref: `#/components/schemas/${name}`,
    ...siblings,
  });
  it.each([
    [toRef('Patch', {required: ['name']}), {name: 'x'}, 400],
    [toRef('Patch', {required: ['name']}), {id: 10}, 400],
    [toRef('Patch', {required: ['name']}), {id: 10, name: 'x'}, 200],
    [toRef('Patch', {properties: {name: {type: 'string'}}}), {id: 9, name: 'x'}, 400],
    [toRef('Name', {minLength: 2}), 'ab', 400],
    [toRef('Name', {minLength: 2}), 'abcde', 200],
    [toRef('Name', {type: ['string', 'null']}), null, 400],
    [toRef('Name', {description: 'A note.', title: 'Name'}), 'abcde', 200],
    [toRef('Name', {description: 'A note.', title: 'Name'}), 'ab', 400],
    [toRef('Patch', {allOf: [{required: ['name']}]}), {id: 10}, 400],
    [toRef('Closed', {}), {id: 10}, 200],
    [toRef('Closed', {}), {id: 10, name: 'x'}, 400],
    [toRef('Tree', {}), {child: {name: 'x', child: {name: 'x', child: {}}}}, 400],
    [toRef('Tree', {}), {child: {name: 'x', child: {name: 'x', child: {name: 'x'}}}}, 200],
    [toRef('Noted', {}), {child: {child: {child: {child: {size: 'x'}}}}}, 400],
    [toRef('Noted', {}), {child: {child: {child: {child: {size: 1}}}}}, 200],
  ])('apply together with its target: %j of %j gets %i', async (schema, body, status) => {
    expect(await sendBody(schema, schemas, body)).toBe(status);
  });
});

describe('the text of a parameter', () => {
  const schemas = {Size: {type: 'integer', minimum: 1}};
  const size = {$ref: '#/components/schemas/Size'};
  const limited = {allOf: [size, {maximum: 50}]};
  it.each([
    [limited, '50', 200],
    [limited, '500', 400],
    [limited, '0', 400],
    [limited, 'a', 400],
    [{...size, maximum: 50}, '500', 400],
    [{allOf: [size], enum: [1, 2]}, '1', 200],
    [{allOf: [size], enum: [1, 2]}, '3', 400],
    [{enum: [1, 2]}, '1', 200],
    [{const: 5}, '6', 400],
    [{oneOf: [{type: 'integer'}, {type: 'string'}]}, '5', 200],
    [{type: 'array', items: limited}, '1,50', 200],
    [{type: 'array', items: limited}, '1,500', 400],
    [{type: 'array', items: {enum: [1, 2]}}, '1,2', 200],
  ])('has the type that its schema leads to: %j of %j gets %i', async (schema, text, status) => {
    const parameters = [{name: 'size', in: 'query', explode: false, schema}];
    const get = {operationId: 'listThings', parameters, responses};
    const send = createSender({'/things': {get}}, schemas);
    expect((await send(`/things?size=${text}`)).status).toBe(status);
  });
});

describe('a required field that is read only', () => {
  const id = {type: 'integer', readOnly: true};
  const schemas = {
    Id: id,
    Base: {type: 'object', required: ['id', 'name'], properties: {id, name: {type: 'string'}}},
  };
  const base = {$ref: '#/components/schemas/Base'};
  it.each([
    [base, {name: 'x'}, 200],
    [base, {id: 1, name: 'x'}, 200],
    [base, {id: 'x', name: 'x'}, 400],
    [base, {id: 1}, 400],
    [{...base, required: ['id', 'size']}, {name: 'x', size: 1}, 200],
    [{...base, required: ['id', 'size']}, {name: 'x'}, 400],
    [{allOf: [base, {required: ['id', 'size']}]}, {name: 'x', size: 1}, 200],
    [{required: ['id'], properties: {id: {$ref: '#/components/schemas/Id'}}}, {}, 200],
    [{required: ['id'], properties: {id: {$ref: '#/components/schemas/Id', minimum: 1}}}, {}, 200],
    [{required: ['id'], properties: {id: {type: 'integer', writeOnly: true}}}, {}, 400],
  ])('is left out of requests: %j of %j gets %i', async (schema, body, status) => {
    expect(await sendBody(schema, schemas, body)).toBe(status);
    expect(await sendBody(schema, schemas, body, '3.0.3')).toBe(status);
  });
});

it.each([
  [19.99, 200],
  [0.07, 200],
  [0.075, 400],
])('a multiple of a decimal is one by its digits: %d gets %i', async (price, status) => {
  const schema = {type: 'object', properties: {price: {type: 'number', multipleOf: 0.01}}};
  expect(await sendBody(schema, {}, {price})).toBe(status);
});

describe('a body', () => {
  it.each([
    [{properties: JSON.parse('{"__proto__": {"type": "number"}}')}, '{"__proto__": "a"}', 400],
    [{properties: JSON.parse('{"__proto__": {"type": "number"}}')}, '{"__proto__": 1}', 200],
    [{properties: {at: {type: 'string', format: 'date-time'}}}, '{"at": "noon"}', 400],
    [
      {properties: {at: {type: 'string', format: 'date-time'}}},
      '{"at": "2026-01-31T12:00:00Z"}',
      200,
    ],
    [{properties: {at: {type: 'string', format: 'shade'}}}, '{"at": "noon"}', 200],
  ])('of %j, sent as %s, gets %i', async (schema, body, status) => {
    expect(await sendBody({type: 'object', ...schema}, {}, JSON.parse(body))).toBe(status);
  });

  it.each([
    [{any: 1}, 200],
    [{noted: 1}, 200],
    [{none: 1}, 400],
  ])('may have fields of schemas that are true or false: %j gets %i', async (body, status) => {
    const properties = {
      any: {$ref: '#/components/schemas/Any'},
      noted: {$ref: '#/components/schemas/Any', description: 'A note.'},
      none: {$ref: '#/components/schemas/None'},
    };
    expect(await sendBody({properties}, {Any: true, None: false}, body)).toBe(status);
  });

  it('that is nested deeper than the stack is rejected', async () => {
    const schema = {$ref: '#/components/schemas/Tree'};
    const Tree = {type: 'object', properties: {child: {anyOf: [schema]}}};
    const content = {'application/json': {schema, example: {}}};
    const post = {operationId: 'sendTree', requestBody: {content}, responses};
    const send = createSender({'/trees': {post}}, {Tree});
    const body = `${'{"child":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const headers = {'content-type': 'application/json'};
    const response = await send('/trees', {method: 'POST', headers, body});
    expect([response.status, await response.json()]).toEqual([
      400,
      {message: 'The body does not fit the contract. It is too deep.'},
    ]);
  });

  it('that is rejected comes back with the places and the reasons', async () => {
    const schema = {type: 'object', required: ['size'], properties: {size: {type: 'integer'}}};
    const content = {
      'application/json': {schema, example: {size: 1}},
      'application/x-www-form-urlencoded': {schema, example: {size: 1}},
    };
    const parameters = [
      {name: 'at', in: 'query', schema: {type: 'string', format: 'date'}},
      {name: 'of', in: 'query', content: {'application/json': {schema: {type: 'object'}}}},
    ];
    const post = {operationId: 'sendThing', requestBody: {content}, parameters, responses};
    const send = createSender({'/things': {post}});
    const read = async (
      query: string,
      body: string,
      type = 'application/json',
    ): Promise<string> => {
      const headers = {'content-type': type};
      const response = await send(`/things${query}`, {method: 'POST', headers, body});
      return ((await response.json()) as {message: string}).message;
    };
    expect([
      await read('', '{}'),
      await read('', '{'),
      await read('', 'size=a', 'application/x-www-form-urlencoded'),
      await read('', 'sise=1', 'application/x-www-form-urlencoded'),
      await read('?at=2026-02-30', '{}'),
      await read('?of={', '{}'),
    ]).toEqual([
      'The body does not fit the contract. `size` is missing.',
      'The body does not fit the contract. It is not valid JSON.',
      '`size` of the body does not fit the contract. It is "a". Expected: an integer.',
      '`size` of the body does not fit the contract. It is missing.',
      '`at` of the query does not fit the contract. It is "2026-02-30". Expected: a text in the format date.',
      '`of` of the query does not fit the contract. It cannot be read.',
    ]);
  });
});

describe('an address', () => {
  const toOperation = (operationId: string, ...names: string[]) => ({
    operationId,
    parameters: names.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: {type: 'string'},
      example: 'x',
    })),
    responses: {200: {description: operationId, content: {'text/plain': {example: operationId}}}},
  });
  const send = createSender({
    '/jobs/{id}': {get: toOperation('getJob', 'id'), put: toOperation('putJob', 'id')},
    '/jobs/{id}:cancel': {post: toOperation('cancelJob', 'id')},
    '/jobs/{id}:{verb}': {patch: toOperation('changeJob', 'id', 'verb')},
    '/jobs/all': {delete: toOperation('deleteAll')},
    '/größe/{id}': {get: toOperation('getSize', 'id')},
    '/a b/(x|y)': {get: toOperation('getSpace')},
    '/100%25/{id}': {get: toOperation('getPercent', 'id')},
    '/twice': {get: toOperation('getTwice')},
    '/twice/': {get: toOperation('getTwiceWithSlash')},
  });
  it.each([
    ['POST', '/jobs/7:cancel', 'cancelJob'],
    ['POST', '/jobs/7%3Acancel', 'cancelJob'],
    ['GET', '/jobs/7:cancel', 'getJob'],
    ['PATCH', '/jobs/7:cancel', 'changeJob'],
    ['DELETE', '/jobs/all', 'deleteAll'],
    ['GET', '/jobs/all/', 'getJob'],
    ['GET', '/größe/ä', 'getSize'],
    ['GET', '/gr%c3%b6%C3%9Fe/ä', 'getSize'],
    ['GET', '/a b/(x|y)', 'getSpace'],
    ['GET', '/a%20b/%28x%7Cy%29', 'getSpace'],
    ['GET', '/100%25/7', 'getPercent'],
    ['GET', '/twice', 'getTwice'],
    ['GET', '/twice/', 'getTwiceWithSlash'],
  ])('leads to the operation that is meant: %s %s to %s', async (method, path, operation) => {
    const response = await send(path, {method});
    expect([response.status, await response.text()]).toEqual([200, operation]);
  });

  it('that other methods have names all of them', async () => {
    const response = await send('/jobs/7:cancel', {method: 'DELETE'});
    expect([response.status, response.headers.get('allow')]).toEqual([
      405,
      'POST, GET, PUT, PATCH',
    ]);
    expect((await send('/jobs', {method: 'GET'})).status).toBe(404);
  });
});

it('takes a GET without the body that its description has: no browser can send one', async () => {
  const content = {'application/json': {schema: {type: 'object'}, example: {}}};
  const requestBody = {required: true, content};
  const send = createSender({'/a': {get: {operationId: 'a', requestBody, responses}}});
  expect((await send('/a')).status).toBe(200);
});

describe('XML', () => {
  const Order = {
    type: 'object',
    required: ['id', 'lines'],
    additionalProperties: false,
    xml: {name: 'order'},
    properties: {
      id: {type: 'integer', minimum: 1, xml: {attribute: true}, example: 7},
      isNew: {type: 'boolean'},
      lines: {type: 'array', maxItems: 2, items: {$ref: '#/components/schemas/Line'}},
      marks: {
        type: 'array',
        writeOnly: true,
        items: {type: 'string', xml: {name: 'mark'}},
        xml: {wrapped: true},
      },
    },
  };
  const Line = {type: 'object', properties: {sku: {type: 'string', example: 'A'}}};
  const schema = {$ref: '#/components/schemas/Order'};
  const message = {type: 'object', properties: {message: {type: 'string'}}};
  const post = {
    operationId: 'sendOrder',
    requestBody: {
      required: true,
      content: {'application/xml; charset=utf-8': {schema}, 'application/json': {schema}},
    },
    responses: {
      200: {description: 'Done.', content: {'application/xml': {schema}}},
      404: {description: 'Unknown.', content: {'application/problem+xml': {schema: message}}},
      409: {
        description: 'Twice.',
        content: {'text/xml': {schema: message, example: {message: 'The order exists.'}}},
      },
    },
  };
  const send = createSender({'/orders': {post}}, {Order, Line});
  const sendXml = (body: string, headers = {}): Promise<Response> =>
    send('/orders', {
      method: 'POST',
      headers: {'content-type': 'application/xml', ...headers},
      body,
    });
  const FITTING = '<order id="7"><lines><sku>A</sku></lines><isNew>true</isNew></order>';

  it('is read as the schema says, and sent as the page shows it', async () => {
    const response = await sendXml(FITTING);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/xml',
    ]);
    expect(await response.text()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<order id="7">\n  <isNew>true</isNew>\n  <lines>\n    <sku>A</sku>\n  </lines>\n</order>',
    );
  });

  it.each([
    ['<order id="7"/>', undefined],
    ['<order id="seven"/>', /`id`/],
    ['<order id="0"/>', /`id`/],
    ['<order/>', /`id`/],
    ['<order id="7"><isNew>maybe</isNew></order>', /`isNew`/],
    ['<order id="7"><lines/><lines/><lines/></order>', /`lines`/],
    ['<order id="7"><line/></order>', /`line`/],
    ['<order id="7"><marks><mark>a</mark></marks></order>', undefined],
    ['<order id="7"><marks/></order>', undefined],
    ['<order id="7"><marks><other>a</other></marks></order>', /`marks`.*Expected: a list/],
    ['<Order id="7"/>', /Its root is `Order`\. Expected: `order`\./],
    ['{"id": 7, "lines": []}', /It is not valid XML\./],
  ])('%s is checked', async (body, problem) => {
    const response = await sendXml(body);
    expect(response.status).toBe(problem === undefined ? 200 : 400);
    if (problem !== undefined) expect(await response.text()).toMatch(problem);
  });

  it.each([
    ['404', 'application/problem+xml', 'Unknown.'],
    ['409', 'text/xml', 'The order exists.'],
  ])('is the body of the error %s', async (status, type, text) => {
    const response = await sendXml(FITTING, {'x-sandbox-status': status});
    expect([String(response.status), response.headers.get('content-type')]).toEqual([status, type]);
    expect(await response.text()).toContain(`<root>\n  <message>${text}</message>\n</root>`);
  });

  it('is sent where it comes first, unless a request asks for JSON', async () => {
    const content = {'application/xml': {schema}, 'application/json': {schema}};
    const get = {operationId: 'getOrder', responses: {200: {description: 'Done.', content}}};
    const sendGet = createSender({'/orders': {get}}, {Order, Line});
    const ask = (accept: string): Promise<Response> => sendGet('/orders', {headers: {accept}});
    expect(await (await ask('application/json')).json()).toEqual({
      id: 7,
      isNew: true,
      lines: [{sku: 'A'}],
    });
    const response = await ask('*/*');
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(await response.text()).toContain('<order id="7">');
  });
});
