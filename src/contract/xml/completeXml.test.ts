import {expect, it} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {listOperations, listWebhooks, loadContract, loadContractFile} from '../index';
import {createSamples} from '../samples';
import {toPostmanCollection} from '../toPostmanCollection';
import type {ContractDocument, MediaType} from '../types';
import {completeXml} from './completeXml';

const Car = {
  type: 'object',
  required: ['plate'],
  properties: {
    plate: {type: 'string', example: 'AB 1', xml: {attribute: true}},
    color: {type: 'string', example: 'red'},
  },
};
const schema = {$ref: '#/components/schemas/Car'};

/** Reads a specification in which everything is XML. */
function load(content: Record<string, MediaType>): ContractDocument {
  const message = {'application/xml': {schema}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'Cars', version: '1'},
    servers: [{url: 'https://cars.example'}],
    paths: {
      '/cars': {
        post: {
          operationId: 'addCar',
          requestBody: {$ref: '#/components/requestBodies/Car'},
          responses: {200: {$ref: '#/components/responses/Car'}},
        },
      },
    },
    webhooks: {
      carLeft: {
        post: {requestBody: {content: message}, responses: {204: {description: 'Received.'}}},
      },
    },
    components: {
      schemas: {Car},
      requestBodies: {Car: {content: message}},
      responses: {Car: {description: 'The car.', content}},
    },
  };
  return loadContractFile(`${createFolder({'api.yaml': JSON.stringify(document)})}/api.yaml`);
}

const toText = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Car plate="AB 1"${inside}`;

it('makes the examples of requests, responses and messages, in all places the same', () => {
  const document = load({'application/xml': {schema} as MediaType});
  const [operation] = listOperations(document);
  const [webhook] = listWebhooks(document);
  const request = toText('/>');
  const whole = toText('>\n  <color>red</color>\n</Car>');
  expect(operation!.requestBody!.content['application/xml']!.examples).toMatchObject({
    made: {value: request},
  });
  expect(operation!.responses['200']!.content!['application/xml']!.examples).toMatchObject({
    made: {value: whole},
  });
  expect(webhook!.requestBody!.content['application/xml']!.examples).toMatchObject({
    made: {value: whole},
  });
  for (const {code} of createSamples(document, operation!))
    expect(code.replaceAll('\\"', '"').replaceAll('\\n', '\n')).toContain(request);
  const collection = toPostmanCollection(document);
  expect(collection).toContain(JSON.stringify(request));
  expect(collection).toContain(JSON.stringify(whole));
  const [item] = (JSON.parse(collection) as {item: object[]}).item;
  expect(item).toMatchObject({
    request: {body: {options: {raw: {language: 'xml'}}}},
    response: [{_postman_previewlanguage: 'xml'}],
  });
});

it('has the examples of JSON where it has none and the same schema', () => {
  const examples = {
    red: {value: {plate: 'AB 1', color: 'red'}, summary: 'Red'},
    bare: {value: 'a'},
  };
  const document = load({
    'application/json': {schema, examples},
    'application/xml': {schema},
    'text/xml': {schema: {type: 'string'}},
  } as unknown as Record<string, MediaType>);
  const {content} = listOperations(document)[0]!.responses['200']!;
  expect(content).toMatchObject({
    'application/json': {examples},
    'application/xml': {
      examples: {red: {value: toText('>\n  <color>red</color>\n</Car>'), summary: 'Red'}},
    },
    'text/xml': {examples: {made: {value: expect.stringContaining('<root>text</root>')}}},
  });
});

it('writes data of an example, named or not, and leaves texts and other types as they are', () => {
  const data = {plate: 'AB 1', color: 'a & b'};
  const text = '<Car plate="CD 2"/>';
  const document = load({
    'application/problem+xml': {schema, example: data},
    'text/xml': {schema, examples: {data: {value: data, summary: 'Data'}, text: {value: text}}},
    'application/yaml': {schema, example: data},
  } as unknown as Record<string, MediaType>);
  const {content} = listOperations(document)[0]!.responses['200']!;
  const written = toText('>\n  <color>a &amp; b</color>\n</Car>');
  expect(content).toMatchObject({
    'application/problem+xml': {example: written},
    'text/xml': {examples: {data: {value: written, summary: 'Data'}, text: {value: text}}},
    'application/yaml': {example: data},
  });
});

it.each([
  [{type: 'string'}, '<?xml version="1.0" encoding="UTF-8"?>\n<root>text</root>'],
  [{type: 'string', example: '<a/>'}, '<a/>'],
  [{type: 'string', format: 'binary'}, undefined],
])('makes a document of %j', (own, text) => {
  const document = load({'text/xml': {schema: own} as MediaType});
  const {content} = listOperations(document)[0]!.responses['200']!;
  expect(content!['text/xml']!.examples?.['made']).toEqual(
    text === undefined ? undefined : {summary: 'Made from the schema', value: text},
  );
});

it('is the same document where nothing is XML', () => {
  const document = loadContract('vehicle');
  expect(completeXml(document)).toBe(document);
});
