import {describe, expect, it} from 'vitest';
import type {ContractDocument, MediaType} from '../../contract';
import {toSent as toSentBy} from './toSent';

const document: ContractDocument = {
  openapi: '3.1.0',
  info: {title: 'A', version: '1.0.0'},
  paths: {},
};

const toSent = (type: string, body: unknown, media: MediaType = {}) =>
  toSentBy(document, type, media, body);

describe('a body that is sent', () => {
  it.each([
    ['application/json', [{a: 1}]],
    ['application/problem+json', {a: 1}],
    ['text/plain', 'a text'],
    ['application/jsonl', 'a text'],
    ['application/jsonl', null],
  ])('stays as it is as %s: %j', (type, body) => {
    expect(toSent(type, body)).toEqual({type, body});
  });

  it.each([
    ['application/jsonl', [{a: 1}, 'b'], '{"a":1}\n"b"\n'],
    ['application/x-ndjson; charset=utf-8', {a: 1}, '{"a":1}\n'],
    ['text/x-ndjson', [1, 2], '1\n2\n'],
    ['application/json-seq', [{a: 1}, 2], '\u001e{"a":1}\n\u001e2\n'],
    ['application/geo+json-seq', [1], '\u001e1\n'],
    ['text/event-stream', [{a: 1}], 'data: {"a":1}\n\n'],
    [
      'text/event-stream',
      [{id: '7', data: 'two\nlines', event: 'plate'}, {data: {a: 1}}],
      'event: plate\nid: 7\ndata: two\ndata: lines\n\ndata: {"a":1}\n\n',
    ],
    ['text/event-stream', {data: 'x', other: 1}, 'data: {"data":"x","other":1}\n\n'],
  ])('is written item by item as %s: %j', (type, body, text) => {
    expect(toSent(type, body)).toEqual({type, body: text});
  });

  it('is the JSON that the page shows in any other type', () => {
    const type = 'text/plain';
    expect(toSent(type, {a: 1})).toEqual({type, body: '{\n  "a": 1\n}'});
  });

  it.each([
    ['image/*', '', 'application/octet-stream'],
    ['*/*', 'a text', 'text/plain'],
    ['*/*', {a: 1}, 'application/json'],
  ])('has a type where the contract has a range, %s: %j', (range, body, type) => {
    expect(toSent(range, body).type).toBe(type);
  });
});

const form: MediaType = {
  schema: {
    type: 'object',
    properties: {
      picture: {type: 'string', format: 'binary', contentMediaType: 'image/png'},
      raw: {type: 'string', format: 'binary'},
      sizes: {type: 'array', items: {type: 'integer'}},
      about: {type: 'object', properties: {a: {type: 'integer'}}},
      'a "name"': {type: 'string'},
    },
  },
  encoding: {'a "name"': {contentType: 'text/markdown'}},
};
const fields = {picture: 'PNG', raw: 'bytes', sizes: [1, 2], about: {a: 1}, 'a "name"': '# One\n'};

describe('a form that is sent', () => {
  it('is one that the platform reads, with its files, lists and objects', async () => {
    const {type, body} = toSent('multipart/form-data', fields, form);
    const response = new Response(String(body), {headers: {'content-type': type}});
    const parts = [...(await response.formData())].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.type, await value.text()],
    );
    expect(await Promise.all(parts)).toEqual([
      ['picture', 'picture', 'image/png', 'PNG'],
      ['raw', 'raw', 'application/octet-stream', 'bytes'],
      ['sizes', '1'],
      ['sizes', '2'],
      ['about', '{"a":1}'],
      ['a "name"', '# One\n'],
    ]);
    expect(body).toContain('name="a %22name%22"\r\nContent-Type: text/markdown\r\n\r\n# One');
  });

  it('has parts without names in another multipart type', () => {
    const {type, body} = toSent('multipart/mixed', [{a: 1}, 'text']);
    expect(type).toBe('multipart/mixed; boundary=part-of-the-response');
    expect(String(body).split(/--part-of-the-response(?:--)?\r\n/)).toEqual([
      '',
      'Content-Type: application/json\r\n\r\n{"a":1}\r\n',
      '\r\ntext\r\n',
      '',
    ]);
  });

  it('has the boundary that the contract names', () => {
    const type = 'multipart/mixed; boundary="x1"';
    expect(toSent(type, ['text'])).toEqual({type, body: '--x1\r\n\r\ntext\r\n--x1--\r\n'});
  });

  it.each([
    ['multipart/mixed', '--x1\r\n\r\na\r\n--x1--', 'multipart/mixed; boundary=x1'],
    ['multipart/mixed; boundary=x1', '--x1\n\na\n--x1--', 'multipart/mixed; boundary=x1'],
    ['multipart/mixed', '--=/1\r\n\r\na\r\n--=/1--', 'multipart/mixed; boundary="=/1"'],
    ['multipart/mixed', 'no parts', 'multipart/mixed'],
  ])('names the boundary of %s that is written out: %j', (type, body, named) => {
    expect(toSent(type, body)).toEqual({type: named, body});
  });

  it('is pairs of names and values where it has no files', () => {
    const type = 'application/x-www-form-urlencoded';
    expect(toSent(type, {token: 'a b', sizes: [1, 2]})).toEqual({
      type,
      body: 'token=a%20b&sizes=1&sizes=2',
    });
  });
});
