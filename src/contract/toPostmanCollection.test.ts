import {expect, it} from 'vitest';
import {product} from '../portal/product';
import {createSamples} from './samples';
import {toApiView} from './view/toApiView';
import {
  apiIds,
  listOperations,
  loadAllContracts,
  loadContract,
  loadContractFile,
  toPostmanCollection,
  type ContractDocument,
} from './index';

interface Item {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly auth?: {readonly type: string};
    readonly url: {readonly raw: string; readonly variable: object[]};
    readonly header: {readonly key: string; readonly disabled: boolean}[];
    readonly body?: Record<string, unknown>;
  };
  readonly response: {readonly code: number; readonly body: string}[];
}

const contracts = loadAllContracts();
const convert = (api: (typeof apiIds)[number]): Item[] =>
  (JSON.parse(toPostmanCollection(contracts[api])) as {item: {item: Item[]}[]}).item.flatMap(
    ({item}) => item,
  );
const find = (api: (typeof apiIds)[number], name: string): Item =>
  convert(api).find((item) => item.name === name)!;

it.each(apiIds)(
  'holds every operation of the %s API once, and asks for no key where none is needed',
  (api) => {
    const expected = listOperations(contracts[api]).map(
      ({summary, method, path, isPublic}) =>
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')} ${summary} ${isPublic ? 'noauth' : 'key'}`,
    );
    expect(
      convert(api)
        .map(
          ({name, request}) =>
            `${request.method} ${request.url.raw.replace('{{baseUrl}}', '')} ${name} ${request.auth?.type ?? 'key'}`,
        )
        .sort(),
    ).toEqual(expected.sort());
  },
);

it('sends an image as a file of the working directory, next to the text parts of the first example', () => {
  const {body} = find('vehicle', 'Recognize vehicles').request;
  expect(body).toMatchObject({
    mode: 'formdata',
    formdata: [
      {key: 'service', type: 'text', value: 'anpr,mmr'},
      {key: 'image', type: 'file', src: 'plate-european.jpg'},
      {key: 'location', type: 'text', value: 'HUN'},
    ],
  });
});

it('sends neither a content type, which would break the multipart boundary, nor optional headers', () => {
  const {header} = find('transport', 'Read codes').request;
  expect(header.every(({key, disabled}) => disabled && key.startsWith('x-'))).toBe(true);
});

it('percent-encodes the hook URL, and sends JSON', () => {
  expect(find('storage', 'Get a hook').request.url.variable).toMatchObject([
    {key: 'hookUrl', value: `https%3A%2F%2Fhooks.example.com%2F${product.slug}`},
  ]);
  expect(JSON.parse(String(find('storage', 'Change a hook').request.body!.raw))).toEqual({
    transport: true,
  });
});

it('keeps a saved response for every documented status', () => {
  for (const api of apiIds) {
    const items = convert(api);
    for (const operation of listOperations(contracts[api])) {
      expect([
        ...new Set(
          items
            .find(({name}) => name === operation.summary)!
            .response.map(({code}) => String(code)),
        ),
      ]).toEqual(Object.keys(operation.responses));
    }
  }
});

it('is the same in every build', () => {
  expect(toPostmanCollection(loadContract('storage'))).toBe(toPostmanCollection(contracts.storage));
});

it('has operations without a tag, with undeclared tags and from other places, and each on its server', () => {
  const document = loadContractFile('src/contract/fixtures/constructs/api.yaml');
  const {item} = JSON.parse(toPostmanCollection(document)) as {
    item: (Item & {item?: Item[]})[];
  };
  expect(item.filter((one) => one.item !== undefined).map(({name}) => name)).toEqual([
    'mark-tag-name',
    'mark-tag-undeclared',
  ]);
  const items = item.flatMap((one) => one.item ?? [one]);
  expect(new Set(items.map(({name}) => name)).size).toBe(listOperations(document).length);
  expect(items[0]!.request.url.raw).toBe(
    'https://operation.example/mark-operation-server/things/:id',
  );
});

/** A specification of one operation, and its samples. */
function createSamplesOf(method: 'get' | 'post', content: object) {
  const operation = {operationId: 'a', requestBody: {content}, responses: {}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: {'/a': {[method]: operation}},
  } as ContractDocument;
  return {document, samples: createSamples(document, listOperations(document)[0]!)};
}

it('has samples of GET with a body where a program can send it', () => {
  const {samples} = createSamplesOf('get', {'application/json': {example: {b: 1}}});
  expect(samples.map(({id}) => id)).toEqual(['curl', 'python']);
  expect(samples[0]!.code).toContain('--request GET');
});

it('asks for JSON where another type comes first, as samples do', () => {
  const content = {'text/csv': {example: 'a'}, 'application/json': {example: {b: 2}}};
  const operation = {operationId: 'a', responses: {200: {description: 'Done.', content}}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: {'/a': {get: operation}},
  } as unknown as ContractDocument;
  const {item} = JSON.parse(toPostmanCollection(document)) as {item: Item[]};
  expect(item[0]!.request.header).toEqual([{key: 'Accept', value: 'application/json'}]);
});

it('sends JSON where the example of XML is no text, as samples do', () => {
  const schema = {type: 'object'};
  const {document, samples} = createSamplesOf('post', {
    'application/xml': {schema, example: {b: 1}},
    'application/json': {schema, example: {b: 2}},
  });
  expect(samples[0]!.code).toContain('application/json');
  const {item} = JSON.parse(toPostmanCollection(document)) as {item: Item[]};
  expect(item[0]!.request.body).toMatchObject({raw: '{\n  "b": 2\n}'});
  expect(item[0]!.request.header).toEqual([]);
});

it.each([
  [
    {type: 'http', scheme: 'digest'},
    {type: 'digest', digest: [{value: '{{API_USER}}'}, {value: '{{API_PASSWORD}}'}]},
    ['--digest', 'HTTPDigestAuth'],
  ],
  [
    {type: 'http', scheme: 'Negotiate'},
    {type: 'apikey', apikey: [{value: 'Authorization'}, {value: 'Negotiate {{ACCESS_TOKEN}}'}, {}]},
    ['Negotiate $ACCESS_TOKEN', 'Negotiate ${', '"Negotiate " + os'],
  ],
])('sends %j as samples do, and the page names its rights', (scheme, auth, parts) => {
  const document = {
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: {'/a': {get: {operationId: 'a', responses: {}, security: [{Scheme: ['admin']}]}}},
    components: {securitySchemes: {Scheme: scheme}},
  };
  const {item} = JSON.parse(toPostmanCollection(document)) as {item: Item[]};
  expect(item[0]!.request.auth).toMatchObject(auth);
  const samples = createSamples(document, listOperations(document)[0]!).map(({code}) => code);
  expect(samples.map((code, index) => code.includes(parts[index]!))).toEqual(parts.map(() => true));
  const key = {type: 'apiKey', in: 'header', name: 'X-Key'};
  const other = {...document, components: {securitySchemes: {Scheme: key}}};
  for (const one of [document, other]) {
    const {operations} = toApiView('a', one, (code) => [code]);
    expect(JSON.stringify(operations[0]!.access)).toContain('admin');
  }
});

const optional = (schema: object, name = 'filter', place = 'query'): object => ({
  name,
  in: place,
  schema,
});

it.each([
  [{type: 'string'}, ['filter', '']],
  [{type: 'integer', minimum: 5}, ['filter', '5']],
  [{type: 'string', format: 'uuid'}, ['filter', '6f2c1b0e-8a54-4c1f-9d3e-2b7a5c9e4d10']],
  [{type: 'array', items: {$ref: '#/components/schemas/Kind'}, minItems: 1}, ['filter', 'car']],
])('has a value that fits for a field that a reader switches on: %j', (schema, expected) => {
  const collection = toPostmanCollection({
    openapi: '3.1.0',
    info: {title: 'Things', version: '1'},
    servers: [{url: 'https://things.example'}],
    components: {schemas: {Kind: {enum: ['car', 'truck']}}},
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          parameters: [optional(schema), optional({}, 'Content-Length', 'header')],
          responses: {200: {description: 'Done.'}},
        },
      },
    },
  } as unknown as ContractDocument);
  const [{request}] = (JSON.parse(collection) as {item: [Item]}).item;
  const {query} = request.url as unknown as {query: {key: string; value: string}[]};
  expect(query.map(({key, value}) => [key, value])).toEqual([expected]);
  expect(query).toMatchObject([{disabled: true}]);
  expect(request.header).toEqual([]);
});

it('sends the only key of an API in the header that it names', () => {
  const collection = JSON.parse(
    toPostmanCollection({
      openapi: '3.1.0',
      info: {title: 'Things', version: '1'},
      servers: [{url: 'https://things.example'}],
      components: {securitySchemes: {own: {type: 'apiKey', in: 'header', name: 'X-Own'}}},
      paths: {
        '/things': {
          get: {
            operationId: 'listThings',
            security: [{own: []}],
            responses: {200: {description: 'Done.'}},
          },
        },
      },
    } as unknown as ContractDocument),
  ) as {auth: {apikey: object[]}; item: [Item]};
  expect(collection.auth.apikey).toContainEqual({key: 'key', value: 'X-Own', type: 'string'});
  expect(collection.item[0].request.auth).toBeUndefined();
});
