import {expect, it} from 'vitest';
import type {ContractDocument} from '../index';
import {toApiView} from './toApiView';

it('calls files what samples and sandbox take as files', () => {
  const properties = {
    old: {type: 'string', format: 'binary'},
    image: {contentMediaType: 'image/png'},
    sheet: {contentMediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'},
    encoded: {type: 'string', contentEncoding: 'binary'},
    any: {description: 'Bytes.'},
    list: {type: 'array', items: {}},
    text: {type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64'},
    drawing: {type: 'string', contentMediaType: 'image/svg+xml'},
    data: {},
    flag: true,
  };
  const document = {
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {type: 'object', properties},
                encoding: {data: {contentType: 'application/json'}},
                example: {image: 'a.png'},
              },
            },
          },
          responses: {200: {description: 'Success.'}},
        },
      },
    },
  } as unknown as ContractDocument;
  const {operations} = toApiView('a', document, (code) => [code]);
  const fields = operations[0]?.body?.contents[0]?.schema?.fields ?? [];
  expect(Object.fromEntries(fields.map(({name, type}) => [name, type]))).toEqual({
    old: 'file',
    image: 'file',
    sheet: 'file',
    encoded: 'file',
    any: 'file',
    list: 'array of file',
    text: 'string',
    drawing: 'string',
    data: 'anything',
    flag: 'anything',
  });
});
