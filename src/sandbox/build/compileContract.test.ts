import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {loadAllContracts, type Schema} from '../../contract';
import type {SandboxContract} from '../contractTypes';
import {createLargeContract} from '../../plugins/api-reference/fixtures/createLargeContract';
import {compileContract} from './compileContract';

it('compiles hundreds of operations whose schemas hold themselves', async () => {
  const documents = loadAllContracts();
  const {transport} = documents;
  const large = createLargeContract(200);
  const components = {
    ...transport.components,
    schemas: {...transport.components?.schemas, ...large.components?.schemas},
  };
  const start = performance.now();
  const code = await compileContract(
    {
      ...documents,
      transport: {...transport, paths: {...transport.paths, ...large.paths}, components},
    },
    process.cwd(),
  );
  expect(code).toContain('operation199');
  expect(performance.now() - start).toBeLessThan(20_000);
});

/** Compiles the contract with one more operation, whose body has this schema. */
async function compileBody(
  schema: unknown,
  schemas: Readonly<Record<string, Schema>> = {},
): Promise<(value: unknown) => boolean> {
  const documents = loadAllContracts();
  const {transport} = documents;
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
  const code = await compileContract(
    {...documents, transport: {...transport, paths, components}},
    process.cwd(),
  );
  const file = path.join(folder, `contract-${count++}.mjs`);
  writeFileSync(file, code);
  const {contract} = (await import(/* @vite-ignore */ file)) as {contract: SandboxContract};
  return contract.operations.find(({id}) => id === 'sendThing')!.isBodyValid!;
}

mkdirSync('.cache', {recursive: true});
const folder = mkdtempSync(path.resolve('.cache/sandbox-'));
afterAll(() => rmSync(folder, {recursive: true}));
let count = 0;

describe('a schema in the sandbox', () => {
  it('keeps properties that have the name of a keyword', async () => {
    const names = ['description', 'example', 'examples', 'title', 'x-color', 'format', 'enum'];
    const isValid = await compileBody({
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

  it('keeps the data of constants and enumerations, whatever its keys are', async () => {
    const isValid = await compileBody({
      oneOf: [{const: {description: 'a', 'x-b': 1}}, {enum: [{example: 'c'}]}],
    });
    expect(isValid({description: 'a', 'x-b': 1})).toBe(true);
    expect(isValid({example: 'c'})).toBe(true);
    expect(isValid({})).toBe(false);
  });

  it('takes any format without a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const isValid = await compileBody({
      type: 'array',
      items: {type: 'string', format: 'color-of-ours'},
    });
    expect(isValid(['any'])).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('is checked at every level, when it contains itself', async () => {
    const isValid = await compileBody(
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

  it('that cannot be compiled stops with file, line and operation', async () => {
    await expect(compileBody({type: 'string', pattern: '(', minLength: 1})).rejects.toThrow(
      /^api-specs\/transport\.yaml:\d+: a schema of sendThing cannot be compiled: .+\.$/,
    );
    await expect(compileBody({type: 'strnig'})).rejects.toThrow(
      /^api-specs\/transport\.yaml:\d+: a schema of sendThing cannot be compiled: .+\.$/,
    );
  });
});
