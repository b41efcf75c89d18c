import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {runPrograms} from '../testing/programs/runPrograms';

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

const sources = {
  sound,
  'a merge key in an example': sound.replace('{a: 1}', '{<<: {a: 1}}'),
  'a merge key in a schema': sound.replace(
    'schema: {type: object}',
    'schema: {<<: {type: object}}',
  ),
  bare: sound
    .replace(/\n +(?:operationId|example):.*/g, '')
    .replace('{type: object}', '{type: object, default: 5}'),
  'a name of the portal': sound.replace('post_thing', 'listPrices'),
  'no info': sound.replace(/^info.*\n/m, ''),
  'no file': undefined,
};

const folder = mkdtempSync(path.join(tmpdir(), 'try-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Its schema is in a folder above. */
mkdirSync(path.join(folder, 'specs'));
writeFileSync(path.join(folder, 'thing.yaml'), 'type: object\nproperties: {a: {type: integer}}');
writeFileSync(
  path.join(folder, 'specs/api.yaml'),
  sound.replace('{type: object}', '{$ref: ../thing.yaml}').replace('{a: 1}', '{a: one}'),
);

const endings = runPrograms(
  Object.values(sources)
    .map((source, index) => {
      const file = path.join(folder, `${index}-api.yaml`);
      if (source !== undefined) writeFileSync(file, source);
      return {script: 'src/scripts/trySpec.ts', args: [file]};
    })
    .concat(
      [[], ['--root', folder]].map((options) => ({
        script: 'src/scripts/trySpec.ts',
        args: [path.join(folder, 'specs/api.yaml'), ...options],
      })),
    ),
);

/** What the program prints from the list of what it rejects on, and its status. */
function tryOut(name: keyof typeof sources): {status: number; output: string} {
  const ending = endings[Object.keys(sources).indexOf(name)];
  if (ending === undefined) throw new Error(`${name}: has not run.`);
  const {status, stdout, stderr} = ending;
  const output = `${stdout.slice(stdout.indexOf('Rejected'))}${stderr}`;
  return {status, output: output.replace(/- .*api\.yaml:/g, '- api.yaml:')};
}

it('reads other files of the folder that it is told, and finds what breaks their rules', () => {
  const [inside, apart] = endings.slice(-2);
  expect(inside?.stderr).toMatch(
    /"\.\.\/thing\.yaml" leaves specs\/\. Fix: move the target into it\./,
  );
  expect(apart?.stdout).toMatch(/^Rejected: [1-9]/m);
  expect(apart?.stderr).toMatch(/specs\/api\.yaml:12: Example value must conform to the schema/);
});

it('accepts a specification of another style', () => {
  expect(tryOut('sound')).toEqual({status: 0, output: 'Rejected: nothing\nDropped: nothing\n'});
});

it('names a mistake that only the rules find', () => {
  expect(tryOut('a merge key in an example')).toEqual({
    status: 1,
    output:
      'Rejected: 1\nDropped: nothing\n- api.yaml:12: a merge key, which YAML 1.2 does not have. Fix: write the keys out, or use a component and $ref.\n',
  });
});

it('names what is wrong with the text, rather than what follows from it', () => {
  expect(tryOut('a merge key in a schema')).toEqual({
    status: 1,
    output:
      'Rejected: 1\n- api.yaml:11: a merge key, which YAML 1.2 does not have. Fix: write the keys out, or use a component and $ref.\n',
  });
});

it('tries the rest of a specification without operationIds and examples', () => {
  const {status, output} = tryOut('bare');
  expect(status).toBe(1);
  expect(output).toContain('`default` 5 is not valid here');
});

it('names an operationId that an API of the portal has', () => {
  expect(tryOut('a name of the portal')).toEqual({
    status: 1,
    output:
      'Rejected: 1\nDropped: nothing\n- api.yaml:7: operationId "listPrices" is in api-specs/descriptor.yaml too. Fix: rename one.\n',
  });
});

it('names a mistake that nothing can be made of, without a stack', () => {
  expect(tryOut('no info')).toEqual({
    status: 1,
    output:
      'Rejected: 1\n- api.yaml:1: the specification has no `info`. Fix: add it, with `title` and `version`.\n',
  });
});

it('names a file that does not exist', () => {
  expect(tryOut('no file')).toEqual({
    status: 1,
    output:
      'Rejected: 1\n- api.yaml: the file cannot be read. Fix: create it, or correct the name.\n',
  });
});
