import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parse, parseDocument} from 'yaml';
import {loadContractFile} from '../loadContract';
import type {NodePath} from '../jsonPointer';
import type {ObjectKind} from './Construct';
import {constructs} from './constructs';
import {summarizeConstructs} from './summarizeConstructs';
import {walkConstructs} from './walkConstructs';

const text = readFileSync('src/contract/fixtures/constructs/api.yaml', 'utf8');
const kinds = Object.keys(constructs) as ObjectKind[];

const folder = mkdtempSync(path.join(tmpdir(), 'constructs-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Where the fixture has an object of each kind. */
const places = new Map<ObjectKind, NodePath>();
/** The keywords that the fixture uses, as `kind.keyword`. */
const used = new Set<string>();
walkConstructs(parse(text), ({kind, keyword, at}) => {
  if (!places.has(kind)) places.set(kind, at.slice(0, -1));
  used.add(`${kind}.${kind === 'callback' ? '*' : keyword}`);
});

/** The first error of the fixture with one more keyword, and the line of that keyword. */
function load(kind: ObjectKind, keyword: string, value: unknown): {error: string; line: number} {
  const document = parseDocument(text);
  document.setIn([...(places.get(kind) ?? []), keyword], value);
  const file = path.join(folder, 'api.yaml');
  const source = document.toString({lineWidth: 0});
  writeFileSync(file, source);
  const line = source.split('\n').findIndex((one) => one.includes(`${keyword}: `)) + 1;
  try {
    loadContractFile(file);
  } catch (error) {
    return {error: (error as Error).message.replace(/^.*(?=api\.yaml)/, ''), line};
  }
  return {error: 'none', line};
}

it('is summed up by object', () => {
  const rows = summarizeConstructs();
  expect(rows.reduce((total, {shown}) => total + shown, 0)).toBe(used.size);
  expect(rows.flatMap((row) => row.rejected)).toEqual(rejected.map(([, keyword]) => keyword));
  expect(rows[0]).toEqual({object: 'document', shown: 9, rejected: ['jsonSchemaDialect']});
});

const rejected = kinds.flatMap((kind) =>
  Object.entries(constructs[kind])
    .filter(([, {getRemedy}]) => getRemedy?.('a value') !== undefined)
    .map(([keyword, {getRemedy}]) => [kind, keyword, getRemedy?.('a value')] as const),
);

describe('the list of constructs', () => {
  it('has only keywords that the fixture uses, or that are rejected', () => {
    const listed = kinds.flatMap((kind) =>
      Object.entries(constructs[kind])
        .filter(([, {getRemedy}]) => getRemedy?.('a value') === undefined)
        .map(([keyword]) => `${kind}.${keyword}`),
    );
    expect(listed.filter((one) => !used.has(one))).toEqual([]);
    expect([...used].filter((one) => !listed.includes(one))).toEqual([]);
  });

  it.each(rejected)('rejects, in the object %s, `%s` by file and line', (kind, keyword, remedy) => {
    const {error, line} = load(kind, keyword, 'a value');
    expect(error).toMatch(new RegExp(`^api\\.yaml:${line}: .*is not supported in`));
    expect(error).toContain(`\`${keyword}\``);
    expect(error.endsWith(remedy ?? 'nothing')).toBe(true);
  });

  it.each(kinds.filter((kind) => kind !== 'callback'))(
    'rejects, in the object %s, a keyword that is not in the list',
    (kind) => {
      const {error, line} = load(kind, 'descripton', 'a value');
      const hint =
        'description' in constructs[kind]
          ? 'Did you mean "description"?'
          : 'Fix: remove it, or name it `x-descripton`.';
      expect(error).toMatch(new RegExp(`^api\\.yaml:${line}: \`descripton\` is unknown in `));
      expect(error.endsWith(`. ${hint}`)).toBe(true);
    },
  );

  it.each([
    ['exclusiveMinimum', true, /the boolean of OpenAPI 3\.0/],
    ['exclusiveMaximum', false, /the boolean of OpenAPI 3\.0/],
    ['items', [{type: 'string'}], /Fix: write `prefixItems`/],
  ])('rejects %s with a value of an older version', (keyword, value, expected) => {
    expect(load('schema', keyword, value).error).toMatch(expected);
  });

  it.each(['tag', 'server', 'components'] as const)(
    'says that a part of a specification in several files is to be joined: %s',
    (kind) => {
      expect(load(kind, '$ref', './other.yaml').error).toMatch(
        /^api\.yaml:\d+: `\$ref` is unknown in .+\. Fix: write out what it refers to, or let/,
      );
    },
  );

  it.each(['response', 'requestBody'] as const)(
    'says where a media type belongs that is beside the content: %s',
    (kind) => {
      expect(load(kind, 'application/json', {}).error).toMatch(/ Fix: move it below `content`\.$/);
      expect(load(kind, 'schema', {}).error).toMatch(
        / Fix: move it to its media type, below `content`\.$/,
      );
    },
  );

  it('leaves extensions to others', () => {
    expect(load('operation', 'x-of-another-tool', {descripton: 'a value'}).error).toBe('none');
  });
});
