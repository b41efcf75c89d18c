import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {clumsySpecifications, soundSpecification} from './fixtures/clumsy';
import {lintSpecs} from './lintSpecs';

const RULES = 'api-specs/redocly.yaml';

const parent = mkdtempSync(path.join(tmpdir(), 'lint-'));
afterAll(() => rmSync(parent, {recursive: true}));

/** What was found in each source: two tests look at the same. */
const linted = new Map<string | Buffer, Promise<string[]>>();
function lint(source: string | Buffer): Promise<string[]> {
  const known = linted.get(source) ?? lintFile(source);
  linted.set(source, known);
  return known;
}

async function lintFile(source: string | Buffer): Promise<string[]> {
  const folder = path.join(mkdtempSync(path.join(parent, 'case-')), 'specs');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'api.yaml'), source);
  const problems = await lintSpecs(folder, ['api.yaml'], RULES);
  return problems.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

/** The sound specification with other values at the top, each in one line. */
const withTop = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values).reduce(
    (text, [key, value]) =>
      text.replace(
        new RegExp(`^${key}:\\n(?: .*\\n)*`, 'm'),
        () => `${key}: ${JSON.stringify(value)}\n`,
      ),
    soundSpecification,
  );

describe('lintSpecs', () => {
  it('finds nothing in the sound specification that the mistakes are made in', async () => {
    expect(await lint(soundSpecification)).toEqual([]);
  });

  it('finds a decimal that is no multiple, among others that are', async () => {
    const parameters = [
      ['price', '{type: number, multipleOf: 0.01, default: 0.07, description: A price.}', 19.99],
      ['other', '{oneOf: [{type: number, multipleOf: 0.01}, {type: "null"}]}', 0.07],
      ['wrong', '{type: number, multipleOf: 0.01}', 0.075],
      ['worse', '{type: number, multipleOf: 0.01, default: 0.075}', 19.99],
    ].map(
      ([name, schema, example]) =>
        `        - {name: ${name}, in: query, description: A number., schema: ${schema}, example: ${example}}\n`,
    );
    const at = soundSpecification.indexOf('      parameters:\n') + '      parameters:\n'.length;
    const source =
      soundSpecification.slice(0, at) + parameters.join('') + soundSpecification.slice(at);
    const line = source.slice(0, source.indexOf('name: wrong')).split('\n').length;
    expect(await lint(source)).toEqual([
      `api.yaml:${line}: Example value must conform to the schema: must be multiple of 0.01. (no-invalid-parameter-examples)`,
      `api.yaml:${line + 1}: \`default\` 0.075 is not valid here: it must be multiple of 0.01.`,
    ]);
  });

  it('finds nothing in conditions of JSON Schema, and in schemas that are true or false', async () => {
    const more = `
        more:
          type: object
          description: More of it.
          properties:
            color: {type: string, description: Its color.}
            size: {type: integer, description: Its size.}
          if: {required: [size], properties: {size: {minimum: 3}}}
          then: {required: [color], properties: {color: {minLength: 2}}}
          else: false
          dependentSchemas: {size: {required: [color], properties: {color: {minLength: 2}}}}
          not: {required: [size, color], properties: {size: {const: 7}}}`;
    const from = '      required: [name]\n      properties:';
    expect(soundSpecification).toContain(from);
    const source = soundSpecification.replace(from, () => from + more);
    expect(await lint(source)).toEqual([]);
    // A property may have the name of a keyword, and OpenAPI 3.0 knows no such schemas.
    const then = '{type: object, description: The next thing., required: [gone]}';
    const named = soundSpecification.replace(from, () => `${from}\n        then: ${then}`);
    expect((await lint(named)).join()).toContain("Required property 'gone' is not defined");
    const older = soundSpecification
      .replace('3.1.0', '3.0.3')
      .replace(from, () => `${from}\n        more: {not: false, description: More of it.}`);
    expect((await lint(older)).join()).toContain('Expected type `Schema` (object) but got');
  });

  it('finds an example that breaks its schema and a component that nothing uses', async () => {
    const problems = await lintSpecs('src/contract/fixtures/lint', ['api.yaml'], RULES);
    expect(problems).toEqual([
      {
        file: 'api.yaml',
        line: 19,
        message:
          'Example value must conform to the schema: type of an item must be integer, got "one". (no-invalid-media-type-examples)',
      },
      {
        file: 'api.yaml',
        line: 22,
        message: 'Component: "Unused" is never used. (no-unused-components)',
      },
    ]);
  });

  it.each(clumsySpecifications.map((input) => [input.title, input] as const))(
    'reports %s, by file and line',
    async (_title, {source, line}) => {
      const problems = await lint(source);
      expect(problems.filter((problem) => problem.startsWith(`api.yaml:${line}: `))).not.toEqual(
        [],
      );
      for (const problem of problems) expect(problem).toMatch(/^api\.yaml:\d+: .+[.?)]$/);
    },
  );

  it.each([
    ['an empty file', '', '1: the file is empty. Expected: an OpenAPI document.'],
    ['only a comment', '# later', '1: the file is empty. Expected: an OpenAPI document.'],
    ['tags in a map', {tags: {}}, 'LINE: `tags`: expected a list, got {}.'],
    ['no tag', {tags: [null]}, 'LINE: `tags.0`: expected an object, got null.'],
    ['no server', {servers: [null]}, 'LINE: `servers.0`: expected an object, got null.'],
    [
      'a server variable without a value',
      {servers: [{url: 'https://{a}.cloud.dev', variables: {a: null}}]},
      'LINE: `servers.0.variables.a`: expected an object, got null.',
    ],
  ] as const)('names what is wrong with %s, without a stack', async (_title, change, expected) => {
    const source = typeof change === 'string' ? change : withTop(change);
    const line = source.split('\n').findIndex((text) => /^(?:tags|servers): \S/.test(text)) + 1;
    const problems = await lint(source);
    expect(problems[0]).toBe(`api.yaml:${expected.replace('LINE', String(line))}`);
  });

  it('finds a status twice, as a number and as a text', async () => {
    const source = soundSpecification.replace("'404':", '200:');
    const line = source.slice(0, source.indexOf(' 200:')).split('\n').length;
    expect(await lint(source)).toEqual([
      `api.yaml:${line}: invalid YAML, Map keys must be unique.`,
    ]);
  });

  it('finds an example of a header that breaks its schema', async () => {
    const header = 'headers: {X-Id: {description: Its id., schema: {type: integer}, example: one}}';
    const source = soundSpecification.replace(
      'description: The thing.\n          content:',
      (text) => text.replace('\n', `\n          ${header}\n`),
    );
    const line = source.slice(0, source.indexOf('X-Id')).split('\n').length;
    expect(await lint(source)).toEqual([
      `api.yaml:${line}: \`example\` "one" is not valid here: it must be integer.`,
    ]);
  });

  it('blames a format that only the linter knows, not the examples of its schema', async () => {
    const source = soundSpecification.replace('minLength: 1\n', 'format: url\n');
    expect(await lint(source)).toEqual([expect.stringContaining('`format` is unknown, got "url"')]);
  });

  it('names a property that the linter stumbles over', async () => {
    const source = soundSpecification
      .replace('        color:', '        hasOwnProperty:')
      .replaceAll('color: red', 'hasOwnProperty: red');
    const line = source.split('\n').findIndex((text) => text.includes('hasOwnProperty')) + 1;
    expect(await lint(source)).toEqual([
      `api.yaml:${line}: the linter cannot check a file with the key \`hasOwnProperty\`. Fix: rename it.`,
    ]);
  });

  it('names a file that does not exist', async () => {
    const folder = mkdtempSync(path.join(parent, 'case-'));
    expect(await lintSpecs(folder, ['lost.yaml'], RULES)).toEqual([
      {
        file: 'lost.yaml',
        line: 1,
        message: 'the file cannot be read. Fix: create it, or correct the name.',
      },
    ]);
  });

  it('leaves extensions among paths and responses to others, whatever they hold', async () => {
    const source = soundSpecification
      .replace('\npaths:\n', '\npaths:\n  x-note:\n')
      .replace("        '404':", "        x-note: [null]\n        '404':");
    expect(source.match(/x-note/g)).toHaveLength(2);
    expect(await lint(source)).toEqual([]);
  });

  const below = '      required: [name]\n';
  const byReference = "$ref: '#/components/schemas/Thing'\n            examples:";
  it.each([
    [
      '`then` and `not` require',
      below,
      'if: {required: [color]}\nthen: {required: [size]}\nnot: {required: [name, size], properties: {size: {const: 11}}}',
    ],
    [
      'a discriminator names its schemas',
      below,
      'discriminator: {propertyName: name, mapping: {abc: Thing}}',
    ],
    ['`else` forbids everything else', below, 'if: {required: [name]}\nelse: false'],
    [
      '`dependentSchemas` says more',
      below,
      'dependentSchemas: {color: {properties: {size: {minimum: 1}}}}',
    ],
    [
      'a reference has properties beside it',
      byReference,
      "$ref: '#/components/schemas/Thing'\n              properties: {extra: {type: string, description: More.}}\n            examples:",
    ],
  ])('finds nothing in a schema where %s', async (_title, from, to) => {
    const added = from === below ? from + to.replace(/^/gm, '      ') + '\n' : to;
    const source = soundSpecification
      .replace(from, added)
      .replace(
        '{name: abc, color: red, size: 5}',
        from === below ? '{name: abc, color: red, size: 5}' : '{name: abc, extra: red}',
      );
    expect(source).not.toBe(soundSpecification);
    expect(await lint(source)).toEqual([]);
  });

  it('finds nothing in a parameter that a generator marks as read only', async () => {
    const [from, to] = [
      '\n          example: abc',
      '\n            readOnly: true\n          example: abc',
    ];
    expect(soundSpecification).toContain(from);
    expect(await lint(soundSpecification.replace(from, to))).toEqual([]);
  });

  it('finds a misspelled key of an example also where a schema has conditions', async () => {
    const source = soundSpecification
      .replace(below, `${below}      if: {required: [color]}\n      then: {required: [size]}\n`)
      .replace('color: red, size: 5', 'color: red, size: 5, szie: 5');
    expect(await lint(source)).toEqual([
      expect.stringContaining('must NOT have unevaluated properties `szie`'),
    ]);
  });

  it('reports each mistake in words that say what to do', async () => {
    const lines: string[] = [];
    for (const {id, title, source} of clumsySpecifications)
      lines.push(`${id} ${title}`, ...(await lint(source)).map((problem) => `  ${problem}`));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fixtures/clumsy/problems.txt');
  }, 60_000);
});
