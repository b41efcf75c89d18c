import {inspect} from 'node:util';
import {expect, it} from 'vitest';
import {ContractError} from '../contract/ContractError';

it('is printed as its message, whatever the cause', () => {
  const error = new ContractError('api.yaml:3: invalid YAML.', {cause: new Error('Deep inside')});
  expect(inspect(error, {depth: Infinity})).toBe('api.yaml:3: invalid YAML.');
  expect(inspect(new Error('Outside', {cause: error}))).toMatch(
    /\n +\[cause\]: api\.yaml:3: invalid YAML\.\n\}$/,
  );
  expect(error.stack).toBe('api.yaml:3: invalid YAML.');
  expect(error.cause).toEqual(new Error('Deep inside'));
});
