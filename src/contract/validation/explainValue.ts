import {describeSchema} from './describeSchema';
import {listDeviations} from './listDeviations';
import type {Node} from './Rule';
import type {SchemaDeviation} from './SchemaDeviation';
import {toPath} from './toPath';
import {toShort} from './toShort';

/** Places that are named. */
const NAMED_MAX = 3;
/** Places that are counted. */
const COUNTED_MAX = 100;

/** Keywords that `describeSchema` has no words for. */
const UNNAMED: Readonly<Record<string, string>> = {
  anyOf: 'does not fit any schema of `anyOf`',
  oneOf: 'does not fit exactly one schema of `oneOf`',
  ...Object.fromEntries(
    ['contains', 'dependentRequired', 'dependentSchemas', 'not', 'propertyNames'].map((keyword) => [
      keyword,
      `does not keep to \`${keyword}\``,
    ]),
  ),
};

/**
 * Why a value does not fit its schema: the first places, each in a sentence.
 *
 * @param definitions schemas that others refer to
 * @param coerce whether a text stands for a number and the like
 * @returns an empty text for a value that fits
 */
export function explainValue(
  schema: Node,
  value: unknown,
  definitions: readonly Node[],
  coerce: boolean,
): string {
  const sentences: string[] = [];
  let count = 0;
  for (const deviation of listDeviations(schema, value, definitions, coerce)) {
    const sentence = count < NAMED_MAX ? toSentence(deviation) : '';
    // Several keywords can ask for the same.
    if (sentence !== '' && sentence === sentences.at(-1)) continue;
    if (sentence !== '') sentences.push(sentence);
    count += 1;
    if (count === COUNTED_MAX) break;
  }
  const others = count - sentences.length;
  const more = count === COUNTED_MAX ? `More than ${NAMED_MAX}` : String(others);
  return [
    ...sentences,
    ...(others > 0 ? [`${more} other ${others === 1 ? 'place does' : 'places do'} not fit.`] : []),
  ].join(' ');
}

function toSentence({steps, keyword, schema, value}: SchemaDeviation): string {
  const path = steps.reduce<string>(toPath, '');
  const subject = path === '' ? 'It' : `\`${path}\``;
  if (keyword === 'required') return `${subject} is missing.`;
  if (keyword === 'false') return `${subject} is not allowed.`;
  if (keyword === 'schema') return `${subject} does not keep to ${listWholeRules(schema)}.`;
  const reason = Object.hasOwn(schema, keyword) ? UNNAMED[keyword] : undefined;
  if (reason !== undefined) return `${subject} ${reason}.`;
  // A value that is listed breaks another rule.
  const {enum: values, ...others} = schema;
  const isListed = Array.isArray(values) && values.includes(value);
  return `${subject} is ${toShort(value)}. Expected: ${describeSchema(isListed ? others : schema)}.`;
}

/** The keywords that look at all of a value, in the order of the list. */
const listWholeRules = (schema: SchemaDeviation['schema']): string =>
  ['if', 'unevaluatedItems', 'unevaluatedProperties']
    .filter((keyword) => Object.hasOwn(schema, keyword))
    .map((keyword) => `\`${keyword}\``)
    .join(' or ');
