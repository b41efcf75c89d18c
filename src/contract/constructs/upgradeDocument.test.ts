import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {SpecSource} from '../lint/SpecSource';
import {checkSchemas} from '../lint/checkSchemas';
import {listOperations} from '../listOperations';
import {loadContractFile} from '../loadContract';
import {loadChangedSpec} from '../fixtures/loadChangedSpec';

const FILE = 'src/contract/fixtures/openapi-3.0.yaml';
const text = readFileSync(FILE, 'utf8');

const loadWith = (from: string, to: string): string => loadChangedSpec(FILE, from, to);

describe('a specification of OpenAPI 3.0', () => {
  it('is read as one of 3.1 with the same meaning, and its data stays', () => {
    const document = loadContractFile(FILE);
    expect(document.openapi).toBe('3.1.0');
    expect(document.components?.schemas?.['Thing']?.properties).toEqual({
      name: {type: ['string', 'null'], default: null, example: 'a name'},
      color: {type: 'string', enum: ['red']},
      size: {type: 'integer', exclusiveMinimum: 5, maximum: 9},
      nullable: {type: 'array', items: {type: ['string', 'null']}},
    });
    const [operation] = listOperations(document);
    expect(operation?.requestBody?.content['application/json']?.example).toEqual({
      type: 'string',
      nullable: true,
      exclusiveMinimum: false,
    });
  });

  it('is linted with the keywords of its version', () => {
    expect(checkSchemas(new SpecSource('api.yaml', text))).toEqual([]);
    const isOfOther = text.replace('3.0.3', '3.1.0');
    expect(checkSchemas(new SpecSource('api.yaml', isOfOther)).map(({line}) => line)).toContain(24);
  });

  it.each([
    [
      '`nullable` beside values without null',
      '          type: string\n          nullable: true',
      '          enum: [a]\n          nullable: true',
      23,
    ],
    ['a boolean bound without its number', '          minimum: 5\n', '', 32],
    ['a keyword of another version', 'exclusiveMaximum: false', 'dependencies: {}', 35],
  ])('is rejected by line for %s', (_name, from, to, line) => {
    expect(loadWith(from, to)).toMatch(
      new RegExp(`^api\\.yaml:${line}: .* is not supported in a schema, got .* Fix: `),
    );
  });

  it('keeps its lines where a value was changed', () => {
    expect(
      loadWith('exclusiveMaximum: false', 'exclusiveMaximum: false\n          maxmum: 3'),
    ).toMatch(/^api\.yaml:36: `maxmum` is unknown in a schema/);
  });
});
