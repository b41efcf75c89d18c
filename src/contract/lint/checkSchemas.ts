import Ajv from 'ajv/dist/2020';
import {isMultiple} from '../isMultiple';
import {isObject} from '../isObject';
import {toUnicodePattern} from '../toUnicodePattern';
import type {SpecProblem, SpecSource} from './SpecSource';
import type {SpecNode} from './walkNodes';
import {walkSchemas, type Report} from './walkSchemas';

/** Pairs of which the first is not above the second. */
const BOUNDS = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
] as const;

const ajv = new Ajv({strict: false, validateFormats: false, logger: false});

/** A schema can be met, and its default keeps to it. */
export const checkSchemas = (source: SpecSource): SpecProblem[] =>
  walkSchemas(source, (node, at, report) => {
    checkBounds(node, report);
    checkPatterns(node, report);
    checkEnum(node, report);
    checkDefault(node, report);
    checkRequired(node, report);
    if (at.at(-2) !== 'allOf') checkDiscriminator(node, report);
  });

function checkBounds(node: SpecNode, report: Report): void {
  for (const [low, high] of BOUNDS) {
    const [from, to] = [node[low], node[high]];
    if (typeof from === 'number' && typeof to === 'number' && from > to) {
      report(
        low,
        `\`${low}\` ${from} is above \`${high}\` ${to}, so no value is valid. Fix: correct one of them.`,
      );
    }
  }
}

function checkPatterns({pattern, patternProperties}: SpecNode, report: Report): void {
  if (typeof pattern === 'string') checkPattern('pattern', pattern, report);
  if (!isObject(patternProperties)) return;
  for (const name of Object.keys(patternProperties))
    checkPattern('patternProperties', name, report);
}

function checkPattern(key: string, pattern: string, report: Report): void {
  try {
    new RegExp(toUnicodePattern(pattern), 'u');
  } catch (error) {
    report(
      key,
      `\`${key}\` is not a regular expression, got ${JSON.stringify(pattern)}: ${(error as Error).message.replace(/^.*\/u?: /, '')}.`,
    );
    return;
  }
  if (/^\/.*\/[a-z]*$/.test(pattern)) {
    report(
      key,
      `\`${key}\` has slashes around it, which are part of the expression, got ${JSON.stringify(pattern)}. Fix: remove them.`,
    );
  }
}

function checkEnum({enum: values}: SpecNode, report: Report): void {
  if (!Array.isArray(values)) return;
  if (values.length === 0)
    report('enum', '`enum` is empty, so no value is valid. Expected: at least one.');
  const twice = values.find(
    (value, index) =>
      values.findIndex((other) => JSON.stringify(other) === JSON.stringify(value)) !== index,
  ) as unknown;
  if (twice !== undefined)
    report('enum', `\`enum\` has ${JSON.stringify(twice)} twice. Fix: remove one.`);
}

function checkDefault(node: SpecNode, report: Report): void {
  const {default: preset, $ref: reference} = node;
  if (preset === undefined || typeof reference === 'string') return;
  const misfit = findMisfit(node, preset);
  if (misfit !== undefined)
    report('default', `\`default\` ${JSON.stringify(preset)} is not valid here: it ${misfit}.`);
}

/** References lead elsewhere; what a schema itself says is enough for a single value. */
const OWN_KEYS = [
  'type',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
];

/** What of its schema a value does not keep to, such as "must be integer". */
export function findMisfit(schema: SpecNode, value: unknown): string | undefined {
  const own = Object.fromEntries(
    OWN_KEYS.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])),
  );
  const {multipleOf: step, enum: values} = schema;
  if (typeof step === 'number' && typeof value === 'number' && !isMultiple(value, step))
    return `must be multiple of ${step}`;
  try {
    if (ajv.validate(own, value)) return undefined;
  } catch {
    // A schema that cannot be compiled is reported by the other checks.
    return undefined;
  }
  return `${ajv.errors?.[0]?.message ?? 'breaks its schema'}${Array.isArray(values) ? ` ${values.join(', ')}` : ''}`;
}

/** In a combined schema and in a part of one, the property is in any of the parts. */
function checkDiscriminator(node: SpecNode, report: Report): void {
  const {discriminator} = node;
  const properties = isObject(node['properties']) ? Object.keys(node['properties']) : [];
  if (
    !isObject(discriminator) ||
    ['$ref', 'allOf', 'oneOf', 'anyOf'].some((key) => node[key] !== undefined)
  )
    return;
  const name = String(discriminator['propertyName']);
  if (properties.includes(name)) return;
  const fix =
    properties.length === 0
      ? 'The schema has neither properties nor alternatives. Fix: list its alternatives in `oneOf`, or add the property.'
      : `Expected: one of ${properties.join(', ')}.`;
  report(
    'discriminator',
    `\`discriminator\` names ${JSON.stringify(name)}, which is no property. ${fix}`,
  );
}

function checkRequired({required}: SpecNode, report: Report): void {
  if (Array.isArray(required) && new Set(required).size < required.length)
    report('required', '`required` has a name twice. Fix: remove one.');
}
