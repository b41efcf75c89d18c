import {brotliCompressSync, constants} from 'node:zlib';
import {describe, expect, it, vi} from 'vitest';
import {loadContract, type Schema} from '../../contract';
import {createLargeContract} from '../../plugins/api-reference/fixtures/createLargeContract';
import {toOperations} from '../toOperations';
import {compileApi} from './compileApi';

/** What an API with 250 operations may add to the sandbox, which has at most 60 kB itself. */
const DATA_MAX_BYTES = 90 * 1_024;

it('describes 250 operations whose schemas hold themselves in few bytes and seconds', () => {
  const start = process.cpuUsage();
  const data = compileApi('transport', createLargeContract(250));
  const {user, system} = process.cpuUsage(start);
  expect(data.operations).toHaveLength(250);
  expect((user + system) / 1e6).toBeLessThan(10);
  // A host compresses better and takes longer.
  const params = {[constants.BROTLI_PARAM_QUALITY]: 5};
  expect(brotliCompressSync(JSON.stringify(data), {params}).length).toBeLessThan(DATA_MAX_BYTES);
});

/** The check of a body with this schema, as the sandbox compiles it. */
function compileBody(
  schema: unknown,
  schemas: Readonly<Record<string, Schema>> = {},
): (value: unknown) => boolean {
  const transport = loadContract('transport');
  const post = {
    operationId: 'sendThing',
    requestBody: {content: {'application/json': {schema: schema as Schema, example: {}}}},
    responses: {200: {description: 'Done.'}},
  };
  const components = {
    ...transport.components,
    schemas: {...transport.components?.schemas, ...schemas},
  };
  const paths = {...transport.paths, '/things': {post}};
  const data = compileApi('transport', {...transport, paths, components});
  return toOperations(data).find(({id}) => id === 'sendThing')!.bodies[0]!.isValid;
}

describe('a schema in the sandbox', () => {
  it('keeps properties that have the name of a keyword', () => {
    const names = ['description', 'example', 'examples', 'title', 'x-color', 'format', 'enum'];
    const isValid = compileBody({
      type: 'object',
      description: 'A note.',
      properties: Object.fromEntries(names.map((name) => [name, {type: 'string', example: 'a'}])),
      required: names,
      additionalProperties: false,
    });
    expect(isValid(Object.fromEntries(names.map((name) => [name, 'text'])))).toBe(true);
    expect(isValid(Object.fromEntries(names.map((name) => [name, 1])))).toBe(false);
    expect(isValid({description: 'text'})).toBe(false);
  });

  it('keeps the data of constants and enumerations, whatever its keys are', () => {
    const isValid = compileBody({
      oneOf: [{const: {description: 'a', 'x-b': 1}}, {enum: [{example: 'c'}]}],
    });
    expect(isValid({description: 'a', 'x-b': 1})).toBe(true);
    expect(isValid({example: 'c'})).toBe(true);
    expect(isValid({})).toBe(false);
  });

  it('takes any format without a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const isValid = compileBody({
      type: 'array',
      items: {type: 'string', format: 'color-of-ours'},
    });
    expect(isValid(['any'])).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('is checked at every level, when it contains itself', () => {
    const isValid = compileBody(
      {$ref: '#/components/schemas/Folder'},
      {
        Folder: {
          type: 'object',
          properties: {
            name: {type: 'string'},
            folders: {type: 'array', items: {$ref: '#/components/schemas/Folder'}},
          },
        },
      },
    );
    expect(isValid({folders: [{folders: [{name: 'a'}]}]})).toBe(true);
    expect(isValid({folders: [{folders: [{name: 1}]}]})).toBe(false);
  });

  it('that cannot be compiled stops with file, line and operation', () => {
    expect(() => compileBody({type: 'string', pattern: '(', minLength: 1})).toThrow(
      /^api-specs\/transport\.yaml:\d+: a schema of sendThing cannot be compiled: .+\.$/,
    );
    expect(() => compileBody({type: 'strnig'})).toThrow(
      /^api-specs\/transport\.yaml:\d+: a schema of sendThing cannot be compiled: .+\.$/,
    );
  });
});
