import {describe, expect, it} from 'vitest';
import {isFile, listProperties} from './listProperties';
import type {ContractDocument, Schema} from './types';

const file: Schema = {type: 'string', format: 'binary'};
const text: Schema = {type: 'string'};
const document = {
  components: {
    schemas: {
      File: file,
      Note: {type: 'object', properties: {note: text}},
      Tree: {type: 'array', items: {$ref: '#/components/schemas/Tree'}},
    },
  },
} as unknown as ContractDocument;
const refer = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

describe('the properties of a schema', () => {
  it('are those of all that it joins or chooses among, also by reference', () => {
    const schema = {
      allOf: [refer('Note'), {oneOf: [{properties: {one: text}}, {anyOf: [refer('Note')]}]}],
      properties: {own: text, note: file},
    };
    expect([...listProperties(document, schema)]).toEqual([
      ['note', file],
      ['one', text],
      ['own', text],
    ]);
  });

  it.each([
    ['a reference to a file', refer('File'), true],
    ['a list of files', {type: 'array', items: refer('File')}, true],
    ['a file with words', {allOf: [refer('File')], description: 'The picture.'}, true],
    ['a file or null', {anyOf: [refer('File'), {type: 'null'}]}, true],
    ['a text', text, false],
    ['a list of itself', refer('Tree'), false],
  ] as const)('tells whether %s is a file', (_title, schema, expected) => {
    expect(isFile(document, schema as Schema)).toBe(expected);
  });
});
