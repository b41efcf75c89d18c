import {describe, expect, it} from 'vitest';
import type {ContractDocument, Schema} from '../types';
import {diffContracts} from './diffContracts';

const toDocument = (schema: Schema): ContractDocument => {
  const content = {'application/json': {schema, example: {}}};
  const post = {
    operationId: 'sendThing',
    requestBody: {content},
    responses: {200: {description: 'Done.', content}},
  };
  return {
    openapi: '3.1.0',
    info: {title: 'Things', version: '1'},
    paths: {'/things': {post}},
  };
};

/** Whether a change breaks requests, and whether it breaks responses; none for no change. */
function judge(before: Schema, after: Schema): string {
  const changes = diffContracts(toDocument(before), toDocument(after));
  const breaks = (part: string): boolean =>
    changes.some(({isBreaking, places}) => isBreaking && places.some((one) => one.part === part));
  if (changes.length === 0) return 'none';
  return `${breaks('request body') ? 'breaks' : 'keeps'} requests, ${breaks('response 200') ? 'breaks' : 'keeps'} responses`;
}

const NARROWER = 'breaks requests, keeps responses';
const WIDER = 'keeps requests, breaks responses';

describe('keywords that mean what another one means', () => {
  const a: Schema = {properties: {a: {type: 'string'}}};
  const list: Schema = {type: 'array', prefixItems: [{type: 'string'}]};
  it.each<[Schema, Schema, string]>([
    [{...a, unevaluatedProperties: false}, {...a, additionalProperties: false}, 'none'],
    [{...a, unevaluatedProperties: false}, {allOf: [a], additionalProperties: false}, 'none'],
    [{...a, additionalProperties: true, unevaluatedProperties: false}, a, 'none'],
    [{...list, unevaluatedItems: false}, {...list, items: {not: {}}}, 'none'],
    [{...list, items: {}, unevaluatedItems: false}, {...list, unevaluatedItems: false}, NARROWER],
    [{...list, unevaluatedItems: false}, {...list, items: {}, unevaluatedItems: false}, WIDER],
    [
      {...list, unevaluatedItems: false},
      {...list, items: {type: 'string'}, unevaluatedItems: false},
      WIDER,
    ],
    // At least one item has to fit, unless it says another number.
    [{contains: {const: 1}, minContains: 0}, {contains: {const: 1}}, NARROWER],
    [{contains: {const: 1}}, {contains: {const: 1}, minContains: 0}, WIDER],
    [{contains: {const: 1}}, {contains: {const: 1}, minContains: 1}, 'none'],
  ])('%j to %j: %s', (before, after, expected) => {
    expect(judge(before, after)).toBe(expected);
  });
});
