import type {NodePath} from '../jsonPointer';
import {isInCondition} from './isInCondition';
import type {SpecProblem, SpecSource} from './SpecSource';
import type {SpecNode} from './walkNodes';
import {walkSchemas, type Report} from './walkSchemas';

/** Keywords that say something about one type only. */
const KEYWORDS_OF: Readonly<Record<string, readonly string[]>> = {
  string: [
    'minLength',
    'maxLength',
    'pattern',
    'contentMediaType',
    'contentEncoding',
    'contentSchema',
  ],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: [
    'items',
    'prefixItems',
    'minItems',
    'maxItems',
    'uniqueItems',
    'contains',
    'minContains',
    'maxContains',
  ],
  object: [
    'properties',
    'patternProperties',
    'additionalProperties',
    'required',
    'minProperties',
    'maxProperties',
    'propertyNames',
    'dependentRequired',
    'dependentSchemas',
  ],
};
/** Formats by the type that they belong to: JSON Schema 2020-12 and the registry of OpenAPI. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  string: [
    'date-time',
    'date',
    'time',
    'duration',
    'email',
    'idn-email',
    'hostname',
    'idn-hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'uri-template',
    'iri',
    'iri-reference',
    'uuid',
    'json-pointer',
    'relative-json-pointer',
    'regex',
    'byte',
    'binary',
    'password',
    'char',
    'html',
    'media-range',
    'sf-string',
    'http-date',
    'decimal',
    'base64url',
    'commonmark',
  ],
  number: [
    'int8',
    'int16',
    'int32',
    'int64',
    'uint8',
    'uint16',
    'uint32',
    'uint64',
    'double-int',
    'float',
    'double',
    'decimal',
    'decimal128',
  ],
};

/** Keywords and formats belong to the type of their schema, and a property has one. */
export const checkTypes = (source: SpecSource): SpecProblem[] => walkSchemas(source, checkType);

function checkType(node: SpecNode, at: NodePath, report: Report): void {
  const types = [node['type']]
    .flat()
    .filter((type): type is string => typeof type === 'string')
    .map((type) => (type === 'integer' ? 'number' : type));
  checkKeywords(node, types, report);
  checkFormat(node['format'], types, report);
  if (
    types.length === 1 &&
    types[0] === 'array' &&
    node['items'] === undefined &&
    node['prefixItems'] === undefined &&
    !isInCondition(at)
  ) {
    report(
      'type',
      'an array without `items`, so readers do not learn what it holds. Fix: add them.',
    );
  }
  if (
    at.at(-2) === 'properties' &&
    types.length === 0 &&
    !isInCondition(at) &&
    !['$ref', 'enum', 'const', 'allOf', 'oneOf', 'anyOf', 'not', 'x-any'].some(
      (key) => node[key] !== undefined,
    )
  ) {
    report(
      '',
      `property "${String(at.at(-1))}" has no type. Expected: \`type\`, \`enum\` or \`$ref\`.`,
    );
  }
}

function checkKeywords(node: SpecNode, types: readonly string[], report: Report): void {
  if (types.length === 0) return;
  for (const [type, keywords] of Object.entries(KEYWORDS_OF)) {
    if (types.includes(type)) continue;
    const key = keywords.find((keyword) => node[keyword] !== undefined);
    if (key !== undefined) {
      report(
        key,
        `\`${key}\` has no meaning for ${types.join(' or ')}. Expected: type ${type}, or leave it out.`,
      );
    }
  }
}

function checkFormat(format: unknown, types: readonly string[], report: Report): void {
  if (typeof format !== 'string') return;
  const home = Object.entries(FORMATS)
    .filter(([, formats]) => formats.includes(format))
    .map(([type]) => type);
  if (home.length === 0) {
    report(
      'format',
      `\`format\` is unknown, got ${JSON.stringify(format)}. Expected: one such as ${(FORMATS[types[0] ?? 'string'] ?? FORMATS['string'] ?? []).slice(0, 6).join(', ')}.`,
    );
  } else if (types.length > 0 && !home.some((type) => types.includes(type))) {
    report(
      'format',
      `\`format\` ${JSON.stringify(format)} has no meaning for ${types.join(' or ')}. Expected: type ${home.join(' or ')}.`,
    );
  }
}
