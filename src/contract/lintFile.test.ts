import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {lintFile} from './lintFile';

const folder = mkdtempSync(path.join(tmpdir(), 'any-origin-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A specification without the texts that our own have, and with a change. */
function toText(operation: object, top: object = {}): string {
  const responses = {'200': {description: 'OK'}};
  return JSON.stringify(
    {
      openapi: '3.1.0',
      info: {title: 'Any', version: '1'},
      servers: [{url: 'https://any.example'}],
      paths: {'/things': {post: {operationId: 'post_thing', responses, ...operation}}},
      ...top,
    },
    null,
    1,
  );
}

const body = (schema: object, example: unknown, type = 'application/json'): object => ({
  requestBody: {content: {[type]: {schema, example}}},
});

async function lint(text: Buffer | string): Promise<string[]> {
  const file = path.join(folder, 'any.yaml');
  writeFileSync(file, text);
  const problems = await lintFile(file, [file]);
  return problems.map((problem) => problem.replace(/^.*any\.yaml:\d+: /, ''));
}

const text = {type: 'string'};
const query = (type: string): object => ({name: 'q', in: 'query', schema: {type}});
const header = (name: string): object => ({name, in: 'header', schema: text, example: 'a'});

describe('a specification of any origin', () => {
  it('may have another style, and keys of an example that its schema does not name', async () => {
    const schema = {type: 'object', properties: {name: text}};
    expect(await lint(toText(body(schema, {name: 'a', other: 1})))).toEqual([]);
  });

  it('may consist of many files, and refer to what only other tools read', async () => {
    const parts = ['api.yaml', 'paths/things.yaml', 'paths/others.yaml', 'schemas/thing.yaml'];
    const files = [...parts, 'schemas/color.yaml'].map(
      (name) => `src/contract/fixtures/parts/${name}`,
    );
    expect(await lintFile(files[0]!, files)).toEqual([]);
  });

  it('may share a path item, whose name has no parameters', async () => {
    const id = {name: 'id', in: 'path', required: true, schema: text, example: 'a'};
    const get = {operationId: 'get_thing', responses: {'200': {description: 'OK'}}};
    const top = {
      paths: {'/things/{id}': {$ref: '#/components/pathItems/Thing'}},
      components: {pathItems: {Thing: {parameters: [id], get}}},
    };
    expect(await lint(toText({}, top))).toEqual([]);
    const wrong = {...top, paths: {'/things/{name}': {$ref: '#/components/pathItems/Thing'}}};
    expect(await lint(toText({}, wrong))).not.toEqual([]);
  });

  it('may have the text of XML, or of a stream, as an example of its data', async () => {
    const list = {type: 'array', items: {type: 'object'}};
    const toResponse = (type: string) => ({
      responses: {'200': {description: 'OK', content: {[type]: {schema: list, example: 'a\n'}}}},
    });
    for (const type of ['text/event-stream', 'application/json-seq', 'application/xml'])
      expect(await lint(toText(toResponse(type)))).toEqual([]);
    for (const type of ['application/json', 'application/x-www-form-urlencoded'])
      expect(await lint(toText(toResponse(type)))).toHaveLength(1);
    const shared = {examples: {a: {$ref: '#/components/examples/Text'}}, schema: list};
    const content = {'application/json': shared};
    const operation = {responses: {'200': {description: 'OK', content}}};
    const components = {examples: {Text: {value: 'a'}}};
    expect(await lint(toText(operation, {components}))).toHaveLength(1);
  });

  it('may have a discriminator in one part of a schema, and its property in another', async () => {
    const schema = {
      allOf: [
        {type: 'object', required: ['kind'], properties: {kind: text}},
        {discriminator: {propertyName: 'kind'}},
      ],
    };
    expect(await lint(toText(body(schema, {kind: 'a'})))).toEqual([]);
  });

  it('may have no wrong example in a property whose name looks like an extension', async () => {
    const rate = {type: 'string', example: 5};
    const schema = {type: 'object', properties: {'x-rate': rate}, 'x-rate': {example: {$ref: 'a'}}};
    expect(await lint(toText(body(schema, {'x-rate': 'a'})))).toEqual([
      expect.stringMatching(/must be string.*\(no-invalid-schema-examples\)$/),
    ]);
  });

  it.each([undefined, [], [{url: ''}], [{url: '/v1'}]])(
    'may have %j for servers: a server without a host gets one',
    async (servers) => {
      expect(await lint(toText({}, {servers}))).toEqual([]);
    },
  );

  it('may leave a field out of a request that is read only in one part and required in another', async () => {
    const schema = (isReadOnly: boolean) => ({
      allOf: [
        {type: 'object', properties: {id: {...text, readOnly: isReadOnly}}},
        {type: 'object', required: ['id', 'name'], properties: {name: text}},
      ],
    });
    expect(await lint(toText(body(schema(true), {name: 'a'})))).toEqual([]);
    expect(await lint(toText(body(schema(false), {name: 'a'})))).toHaveLength(1);
    expect(await lint(toText(body(schema(true), {})))).toEqual([
      expect.stringContaining("must have required property 'name'"),
    ]);
  });

  it('may have null where OpenAPI 3.0 allows it beside a reference or parts', async () => {
    const owner = {$ref: '#/components/schemas/Owner'};
    const [optional, other] = [
      {...owner, nullable: true},
      {oneOf: [owner], nullable: true},
    ];
    const schema = {type: 'object', properties: {optional, other, known: owner}};
    const toOld = (example: object): string =>
      toText(body(schema, example), {
        openapi: '3.0.3',
        components: {schemas: {Owner: {type: 'object'}}},
      });
    expect(await lint(toOld({optional: null, other: null}))).toEqual([]);
    expect(await lint(toOld({known: null}))).toEqual([
      'Example value must conform to the schema: `known` property type must be object, got null. (no-invalid-media-type-examples)',
    ]);
  });

  it.each([
    [
      'a server variable that is not declared',
      toText({}, {servers: [{url: 'https://{host}.example'}]}),
      'The `host` variable is not defined in the `variables` objects. (no-undefined-server-variable)',
    ],
    [
      'paths that differ in a name only',
      toText(
        {},
        {
          paths: Object.fromEntries(
            ['id', 'name'].map((name) => [
              `/things/{${name}}`,
              {parameters: [{name, in: 'path', required: true, schema: text}], get: {}},
            ]),
          ),
        },
      ),
      'The path already exists which differs only by path parameter name(s): `/things/{id}` and `/things/{name}`. (no-identical-paths)',
    ],
    [
      'a parameter twice',
      toText({parameters: [query('string'), query('integer')]}),
      'Operations must have unique `name` + `in` parameters. Repeats of `in:query` + `name:q`. (operation-parameters-unique)',
    ],
    [
      'headers that OpenAPI ignores',
      toText({parameters: [header('Content-Type')]}),
      'header "Content-Type" is ignored by OpenAPI. Fix: describe the media type or the security scheme.',
    ],
    [
      'a merge key',
      toText({}).replace('"servers"', '"<<": {},\n "servers"'),
      'a merge key, which YAML 1.2 does not have. Fix: write the keys out, or use a component and $ref.',
    ],
    [
      'an alias that leads to itself',
      toText({}).replace('"servers"', '"x-a": &a {"b": *a},\n "servers"'),
      'aliases lead to themselves. Fix: write the repeated part as a component and use $ref.',
    ],
    [
      'values in values in values',
      toText(body({}, 'deep')).replace('"deep"', '['.repeat(6000) + ']'.repeat(6000)),
      'values are nested more than 100 levels deep. Fix: move inner schemas to `components/schemas`, and refer to them by `$ref`.',
    ],
    [
      'another encoding',
      Buffer.from(toText({}, {info: {title: 'é', version: '1'}}), 'latin1'),
      'is not encoded as UTF-8. Fix: `iconv -f ISO-8859-1 -t UTF-8`, if it was written as Latin-1.',
    ],
    [
      'an item of an example that breaks its schema',
      toText(body({type: 'array', items: {type: 'object', required: ['a']}}, [{}])),
      "Example value must conform to the schema: an item must have required property 'a'. (no-invalid-media-type-examples)",
    ],
    [
      'an example that breaks its schema',
      toText(body({type: 'object'}, 'a=b')),
      'Example value must conform to the schema: type must be object, got "a=b". (no-invalid-media-type-examples)',
    ],
    [
      'an example that is the text of a value',
      toText(body({type: 'object'}, '{"a": 1}')),
      'Example value must conform to the schema: type must be object, got "{\\"a\\": 1}". Fix: write the value itself, without quotes around it. (no-invalid-media-type-examples)',
    ],
    [
      'an example that has none of the types',
      toText(body({type: ['number', 'null']}, true)),
      'Example value must conform to the schema: type must be number or null, got true. (no-invalid-media-type-examples)',
    ],
  ])('is refused with %s', async (_title, source, expected) => {
    expect(await lint(source)).toContain(expected);
  });

  it('is told what to put in quotes', async () => {
    const problems = await lint(toText({tags: [2024], summary: 5}));
    expect(problems).toContain(
      '`paths./things.post.tags`: expected a list of texts, got [2024]. Fix: put each item in quotes.',
    );
    expect(problems).toContain(
      '`paths./things.post.summary`: expected a text, got 5. Fix: put it in quotes.',
    );
    expect(await lint(toText({tags: [{name: 'a'}]}))).toContain(
      '`paths./things.post.tags`: expected a list of texts, got [{"name":"a"}].',
    );
  });

  it('is refused with mistakes in schemas that say a part of what is said about a value', async () => {
    const wrong = {pattern: '['};
    const schema = {
      type: 'array',
      contains: {type: 'integer', default: 'no'},
      items: {
        type: 'object',
        propertyNames: {pattern: '/^a$/'},
        unevaluatedProperties: wrong,
        patternProperties: {'[': {minLength: 2, maxLength: 1}},
        not: wrong,
        if: wrong,
        then: wrong,
        dependentSchemas: {if: {required: ['a', 'a']}},
      },
    };
    const unreadable =
      '`pattern` is not a regular expression, got "[": Unterminated character class.';
    expect((await lint(toText(body(schema, [])))).sort()).toEqual([
      '`default` "no" is not valid here: it must be integer.',
      '`minLength` 2 is above `maxLength` 1, so no value is valid. Fix: correct one of them.',
      '`patternProperties` is not a regular expression, got "[": Unterminated character class.',
      '`pattern` has slashes around it, which are part of the expression, got "/^a$/". Fix: remove them.',
      ...Array<string>(4).fill(unreadable),
      '`required` has a name twice. Fix: remove one.',
    ]);
  });

  const properties = {kind: text, iban: text};
  it.each([
    [
      '`then` requires',
      {properties, if: {properties: {kind: {const: 'b'}}}, then: {required: ['iban']}},
    ],
    ['`not` requires', {properties, not: {required: ['kind', 'iban']}}],
    [
      '`dependentSchemas` forbids',
      {properties, dependentSchemas: {kind: {properties: {iban: false}}}},
    ],
    ['`else` forbids everything else', {properties, if: {required: ['kind']}, else: false}],
    ['a reference has properties beside it', {$ref: '#/components/schemas/Base', properties}],
  ])('may have a schema where %s', async (_title, schema) => {
    const components = {schemas: {Base: {type: 'object', properties: {id: text}}}};
    const source = toText(body({type: 'object', ...schema}, {kind: 'a'}), {components});
    expect(await lint(source)).toEqual([]);
  });
});

it('names headers, cookies, paths and media types that no message can have', async () => {
  const file = 'src/contract/fixtures/unsendable-headers.yaml';
  const expected = [
    '5: the path "/things#list/{id}/{list}" has "#", which no request has in its path. Fix: leave it out, and write a header or a query as a parameter.',
    '7: the header "X Shade" has a name that HTTP does not allow. Expected: letters, digits and hyphens, as in X-Request-Id.',
    '8: the cookie "a;b" has a name that HTTP does not allow. Expected: letters, digits and hyphens, as in X-Request-Id.',
    '9: the example of `id` in the path is empty, and leads to another path. Fix: write one that has something in it.',
    '10: the example of `list` in the path is empty, and leads to another path. Fix: write one that has something in it.',
    '14: the example of the header `X-Place` has "東", which no header has. Expected: characters of Latin-1, without line breaks.',
    '20: the example of the header `X-Note` has "\\n", which no header has. Expected: characters of Latin-1, without line breaks.',
    '23: the header "X-Key:" has a name that HTTP does not allow. Expected: letters, digits and hyphens, as in X-Request-Id.',
    '30: the header "X-Event, X-Id" has a name that HTTP does not allow. Expected: letters, digits and hyphens, as in X-Request-Id.',
    '33: "json" is no media type. Expected: a type and a subtype, such as application/json.',
    '39: "application/json\\ninjected" is no media type. Expected: a type and a subtype, such as application/json.',
  ];
  expect(await lintFile(file, [])).toEqual(expected.map((problem) => `${file}:${problem}`));
});
