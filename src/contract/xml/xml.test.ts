import {describe, expect, it} from 'vitest';
import {createRandom} from '../../site-checks/search/createRandom';
import {readXml} from '../../sandbox/request/readXml';
import type {ContractDocument, Schema} from '../types';
import {describeXml} from './describeXml';
import {writeXml} from './writeXml';

const toDocument = (schemas: Readonly<Record<string, Schema>> = {}): ContractDocument =>
  ({openapi: '3.1.0', info: {title: 'T', version: '1'}, paths: {}, components: {schemas}}) as never;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const write = (schema: Schema, value: unknown, schemas?: Readonly<Record<string, Schema>>) =>
  writeXml(describeXml(toDocument(schemas), schema), value).replace(DECLARATION, '');

const animals = (items: Schema, xml?: Schema['xml']): Schema => ({
  xml: {name: 'zoo'},
  type: 'object',
  properties: {animals: {type: 'array', items, ...(xml !== undefined && {xml})}},
});
const named: Schema = {type: 'string', xml: {name: 'animal'}};
const plain: Schema = {type: 'string'};

/** The examples of the standard (OpenAPI 3.1.1, section 4.8.26.2). */
describe('lists as the standard has them', () => {
  it.each<[string, Schema, string]>([
    ['no XML', animals(plain), '<animals>a</animals><animals>b</animals>'],
    ['items with a name', animals(named), '<animal>a</animal><animal>b</animal>'],
    [
      'a name of the list, without a wrapper',
      animals(named, {name: 'aliens'}),
      '<animal>a</animal><animal>b</animal>',
    ],
    [
      'a wrapper',
      animals(plain, {wrapped: true}),
      '<animals><animals>a</animals><animals>b</animals></animals>',
    ],
    [
      'a wrapper with a name, and items with another',
      animals(named, {name: 'aliens', wrapped: true}),
      '<aliens><animal>a</animal><animal>b</animal></aliens>',
    ],
    [
      'a wrapper with a name',
      animals(plain, {name: 'aliens', wrapped: true}),
      '<aliens><aliens>a</aliens><aliens>b</aliens></aliens>',
    ],
  ])('%s', (_title, schema, inside) => {
    const value = {animals: ['a', 'b']};
    const text = write(schema, value);
    expect(text.replace(/\n\s*/g, '')).toBe(`<zoo>${inside}</zoo>`);
    expect(readXml(describeXml(toDocument(), schema), text)).toEqual({value});
  });
});

/** The example of attributes and namespaces of the standard. */
const Person: Schema = {
  type: 'object',
  properties: {
    id: {type: 'integer', format: 'int32', xml: {attribute: true}},
    name: {type: 'string', xml: {namespace: 'https://example.com/schema/sample', prefix: 'sample'}},
  },
};

it('writes attributes, prefixes and namespaces, and the name of a component', () => {
  const reference = {$ref: '#/components/schemas/Person'} as Schema;
  expect(write(reference, {id: 123, name: 'example'}, {Person})).toBe(`<Person id="123">
  <sample:name xmlns:sample="https://example.com/schema/sample">example</sample:name>
</Person>`);
});

const Node: Schema = {
  type: 'object',
  required: ['tags'],
  properties: {
    tags: {type: 'array', items: {type: 'string'}},
    next: {$ref: '#/components/schemas/Node'} as Schema,
    grid: {type: 'array', xml: {wrapped: true}, items: {type: 'array', items: {type: 'integer'}}},
    note: {type: 'string'},
    'odd name': {type: 'string'},
    map: {type: 'object', additionalProperties: {type: 'array', items: {type: 'string'}}},
  },
};

it.each<[string, unknown, string]>([
  [
    'a schema that contains itself',
    {tags: [], next: {tags: ['a'], next: {tags: ['b', 'c']}}},
    '<Node><next><tags>a</tags><next><tags>b</tags><tags>c</tags></next></next></Node>',
  ],
  [
    'lists of lists',
    {tags: ['a'], grid: [['1', '2'], ['3']]},
    '<Node><tags>a</tags><grid><grid><grid>1</grid><grid>2</grid></grid><grid><grid>3</grid></grid></grid></Node>',
  ],
  [
    'texts that XML has other signs for, and names that it does not allow',
    {tags: ['<a> & "b"', ' c '], 'odd name': '1'},
    '<Node><tags>&lt;a> &amp; "b"</tags><tags> c </tags><odd_name>1</odd_name></Node>',
  ],
  [
    'a map of lists',
    {tags: ['a'], map: {one: ['b', 'c'], two: ['d']}},
    '<Node><tags>a</tags><map><one>b</one><one>c</one><two>d</two></map></Node>',
  ],
])('reads what it has written: %s', (_title, value, expected) => {
  const model = describeXml(toDocument({Node}), {$ref: '#/components/schemas/Node'} as Schema);
  const text = writeXml(model, value);
  expect(text.replace(DECLARATION, '').replace(/\n\s*/g, '')).toBe(expected);
  const read = readXml(model, text).value;
  const {'odd name': odd, ...rest} = value as Record<string, unknown>;
  expect(read).toEqual(odd === undefined ? value : {...rest, 'odd name': odd});
});

it('writes lists as documents: a root with its items', () => {
  const pets = {type: 'array', items: {$ref: '#/components/schemas/Person'}} as Schema;
  expect(write(pets, [{id: 1}, {id: 2}], {Person})).toBe(
    '<root>\n  <Person id="1"/>\n  <Person id="2"/>\n</root>',
  );
  expect(write({type: 'array', items: plain}, ['a'])).toBe('<root>\n  <item>a</item>\n</root>');
});

it('writes null as an element without a value, or as no attribute, and reads it', () => {
  const pair: Schema = {type: ['array', 'null'], items: {type: ['integer', 'null']}};
  const schema: Schema = {type: 'object', properties: {...Person.properties, pair}};
  const text = write(schema, {id: null, name: null, pair: ['1', null]});
  expect(text.replaceAll(/ xmlns:(?:xsi|sample)="[^"]*"/g, '')).toBe(
    '<root>\n  <sample:name xsi:nil="true"/>\n  <pair>1</pair>\n  <pair xsi:nil="true"/>\n</root>',
  );
  expect(readXml(describeXml(toDocument(), schema), text)).toEqual({
    value: {name: null, pair: ['1', null]},
  });
});

it('reads a text where it is one of several kinds, with any attributes', () => {
  const note: Schema = {oneOf: [{type: 'string'}, {type: 'object', properties: {a: plain}}]};
  const model = describeXml(toDocument(), {
    type: 'object',
    properties: {note, plain, constructor: plain} as Record<string, Schema>,
  });
  const read = (inside: string): unknown => readXml(model, `<root>${inside}</root>`).value;
  expect(read('<note>b</note>')).toEqual({note: 'b'});
  expect(read('<note><a>b</a></note>')).toEqual({note: {a: 'b'}});
  expect(read('<note lang="en">b</note>')).toEqual({note: {lang: 'en'}});
  expect(read('<plain lang="en">b</plain>')).toEqual({plain: 'b'});
  expect(read('<constructor>b</constructor>')).toEqual({constructor: 'b'});
});

it('writes any data where no schema describes it', () => {
  expect(write(Person, {constructor: 'a', toString: 'b'})).toBe(
    '<root>\n  <constructor>a</constructor>\n  <toString>b</toString>\n</root>',
  );
  expect(write({}, {a: [1, 2], b: {c: true}})).toBe(
    '<root>\n  <a>1</a>\n  <a>2</a>\n  <b>\n    <c>true</c>\n  </b>\n</root>',
  );
});

it.each([
  ['<a><b></a>', 'It is not valid XML. Missing end tag for element b (line 1, column 7).'],
  ['', 'It is not valid XML. Root element is missing or invalid (line 1, column 1).'],
  [
    '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><zoo>&e;</zoo>',
    "It is not valid XML. Named entity isn't defined: &e; (line 1, column 60).",
  ],
  ['<Zoo/>', 'Its root is `Zoo`. Expected: `zoo`.'],
])('says what is wrong with %j', (text, problem) => {
  expect(readXml(describeXml(toDocument(), animals(plain)), text)).toEqual({problem});
});

it('reads what a client may write in another way', () => {
  const text = `<?xml version="1.0"?>
    <!-- A person. -->
    <p:Person xmlns:p="https://example.com/schema/sample" id="7" xsi:nil="false">
      <name><![CDATA[A & B]]></name>
      <age>3</age><age>4</age>
    </p:Person>`;
  const model = describeXml(toDocument({Person}), {$ref: '#/components/schemas/Person'} as Schema);
  expect(readXml(model, text)).toEqual({value: {id: '7', name: 'A & B', age: ['3', '4']}});
});

it('reads a document of any depth, or says that it is too deep', () => {
  const text = `${'<Node><next>'.repeat(20_000)}${'</next></Node>'.repeat(20_000)}`;
  const model = describeXml(toDocument({Node}), {$ref: '#/components/schemas/Node'} as Schema);
  const {problem} = readXml(model, text);
  expect(problem).toMatch(/^(It is too deep\.|It is not valid XML\.)$/);
});

const {below} = createRandom(7);
let names = 0;

/** A schema with random fields, lists and names, and a value of it without numbers. */
function makeRandom(depth: number): {readonly schema: Schema; readonly value: unknown} {
  const xml = {
    ...(below(3) === 0 && {name: `x${names++}`}),
    ...(below(4) === 0 && {prefix: 'p', namespace: 'https://example.com/p'}),
  };
  const kind = depth === 0 ? 0 : below(3);
  if (kind === 0) {
    const text = ['a', ' <b> & "c" ', "]]> 'é'", '猫\n\t1', ''][below(5)];
    return {schema: {type: 'string', xml}, value: text};
  }
  if (kind === 1) {
    const {schema: items, value} = makeRandom(depth - 1);
    const wrapped = below(2) === 0;
    return {
      schema: {type: 'array', items, xml: {...xml, wrapped}},
      value: Array.from({length: below(wrapped ? 3 : 2) + (wrapped ? 0 : 1)}, () => value),
    };
  }
  const fields = Array.from({length: below(4)}, () => {
    const {schema, value} = makeRandom(depth - 1);
    const isAttribute = schema.type === 'string' && below(3) === 0;
    const own = isAttribute ? {...schema, xml: {...schema.xml, attribute: true}} : schema;
    // In an attribute, XML reads a line break as a space.
    const ofAttribute = String(value).replace(/\s/g, ' ');
    return {name: `f${names++}`, schema: own, value: isAttribute ? ofAttribute : value};
  });
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(({name, schema}) => [name, schema])),
      xml,
    },
    value: Object.fromEntries(fields.map(({name, value}) => [name, value])),
  };
}

it('reads what it has written of random schemas and values', () => {
  for (let count = 0; count < 1000; count++) {
    const {schema, value} = makeRandom(4);
    const model = describeXml(toDocument(), schema);
    const text = writeXml(model, value);
    expect(readXml(model, text), `${JSON.stringify(schema)}\n${text}`).toEqual({value});
  }
});

it('describes a schema once, however many operations have it', () => {
  const document = toDocument({Node, Person});
  const toReference = (name: string) => ({$ref: `#/components/schemas/${name}`}) as Schema;
  const first = describeXml(document, toReference('Node'));
  const count = first.shapes.length;
  for (let index = 0; index < 1000; index++) {
    const list: Schema = {type: 'array', items: toReference('Node')};
    expect(describeXml(document, list).shapes).toBe(first.shapes);
  }
  expect(first.shapes).toHaveLength(count + 1000);
});
