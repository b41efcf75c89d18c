import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'try-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** What the program prints from the list of what it rejects on, and its status. */
function run(source?: string): {status: number | null; output: string} {
  const file = path.join(folder, 'api.yaml');
  rmSync(file, {force: true});
  if (source !== undefined) writeFileSync(file, source);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', './src/scripts/setup/tsx.mjs', 'src/scripts/trySpec.ts', file],
    {encoding: 'utf8'},
  );
  const output = `${stdout.slice(stdout.indexOf('Rejected'))}${stderr}`;
  return {status, output: output.replace(/- .*api\.yaml:/g, '- api.yaml:')};
}

const sound = `openapi: 3.1.0
info: {title: Any, version: '1'}
servers: [{url: 'https://any.example'}]
paths:
  /things:
    post:
      operationId: post_thing
      requestBody:
        content:
          application/json:
            schema: {type: object}
            example: {a: 1}
      responses: {'200': {description: OK}}
`;

it('accepts a specification of another style', () => {
  expect(run(sound)).toEqual({status: 0, output: 'Rejected: nothing\nDropped: nothing\n'});
});

it('names a mistake that only the rules find', () => {
  expect(run(sound.replace('{a: 1}', '{<<: {a: 1}}'))).toEqual({
    status: 1,
    output:
      'Rejected: 1\nDropped: nothing\n- api.yaml:12: a merge key, which YAML 1.2 does not have. Fix: write the keys out, or use a component and $ref.\n',
  });
});

it('names what is wrong with the text, rather than what follows from it', () => {
  expect(run(sound.replace('schema: {type: object}', 'schema: {<<: {type: object}}'))).toEqual({
    status: 1,
    output:
      'Rejected: 1\n- api.yaml:11: a merge key, which YAML 1.2 does not have. Fix: write the keys out, or use a component and $ref.\n',
  });
});

it('tries the rest of a specification without operationIds and examples', () => {
  const bare = sound
    .replace(/\n +(?:operationId|example):.*/g, '')
    .replace('{type: object}', '{type: object, default: 5}');
  const {status, output} = run(bare);
  expect(status).toBe(1);
  expect(output).toContain('`default` 5 is not valid here');
});

it('names a mistake that nothing can be made of, without a stack', () => {
  expect(run(sound.replace(/^info.*\n/m, ''))).toEqual({
    status: 1,
    output:
      'Rejected: 1\n- api.yaml:1: the specification has no `info`. Fix: add it, with `title` and `version`.\n',
  });
});

it('names a file that does not exist', () => {
  expect(run()).toEqual({
    status: 1,
    output:
      'Rejected: 1\n- api.yaml: the file cannot be read. Fix: create it, or correct the name.\n',
  });
});
