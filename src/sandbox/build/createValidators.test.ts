import {expect, it} from 'vitest';
import type {Schema} from '../../contract/types';
import {createValidators} from './createValidators';

it('reads a chain of schemas that is longer than the stack', () => {
  const LENGTH = 5_000;
  const named: Record<string, Schema> = {last: {type: 'string'}};
  let first: Schema = {type: 'string'};
  for (let link = 0; link < LENGTH; link += 1) {
    first = {type: 'object', properties: {next: first}};
    named[`link${link}`] = first;
  }
  const validators = createValidators(named, 'readOnly');
  validators.add(first);
  const {definitions, schemas} = validators.toData();
  expect(schemas).toEqual([{$ref: 0}]);
  expect(definitions).toHaveLength(LENGTH);
  expect(definitions[0]).toEqual({type: 'object', properties: {next: {$ref: 1}}});
});
