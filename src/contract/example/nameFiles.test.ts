import {expect, it} from 'vitest';
import {completeDocument} from '../completeDocument';
import {listOperations} from '../listOperations';
import {createSamples} from '../samples';
import type {ContractDocument, MediaType} from '../types';

/** The cURL sample of an operation whose body has no example. */
function toCurl(type: string, media: object): string {
  const document = completeDocument({
    openapi: '3.1.0',
    info: {title: 'Files', version: '1.0.0'},
    servers: [{url: 'https://api.example.com'}],
    paths: {
      '/files': {
        post: {
          operationId: 'upload',
          requestBody: {content: {[type]: media as MediaType}},
          responses: {200: {description: 'Uploaded.'}},
        },
      },
    },
  } as unknown as ContractDocument);
  return createSamples(document, listOperations(document)[0]!)[0]?.code ?? '';
}

const toForm = (properties: object, encoding?: object): object => ({
  schema: {type: 'object', properties, required: Object.keys(properties)},
  ...(encoding !== undefined && {encoding}),
});

it.each([
  ['of OpenAPI 3.0', toForm({sheet: {type: 'string', format: 'binary'}}), ['sheet=@file.bin']],
  ['of a type', toForm({sheet: {contentMediaType: 'application/pdf'}}), ['sheet=@file.pdf']],
  [
    'of one of several types',
    toForm({photo: {}}, {photo: {contentType: 'image/jpeg, image/png'}}),
    ['photo=@file.jpeg'],
  ],
  ['of a range', toForm({photo: {}}, {photo: {contentType: 'image/*'}}), ['photo=@file.png']],
  [
    'in a list',
    toForm({
      photos: {
        type: 'array',
        minItems: 2,
        uniqueItems: true,
        items: {format: 'binary', type: 'string'},
      },
    }),
    ['photos=@file.bin', '--form photos=@file.bin'],
  ],
  [
    'that has an example',
    toForm({sheet: {type: 'string', format: 'binary', example: 'prices.csv'}}),
    ['sheet=@prices.csv'],
  ],
  ['beside a text', toForm({note: {type: 'string'}, sheet: {format: 'binary'}}), ['note=text']],
])('samples name a file %s in a form', (_title, media, expected) => {
  const code = toCurl('multipart/form-data', media);
  for (const one of expected) expect(code).toContain(one);
});

it.each([
  ['application/octet-stream', '@file.bin'],
  ['application/pdf', '@file.pdf'],
  ['image/*', '@file.png'],
  ['application/vnd.ms-excel', '@file.bin'],
])('samples name a file whose bytes are a body of %s', (type, expected) => {
  expect(toCurl(type, {schema: {type: 'string', format: 'binary'}})).toContain(expected);
});
