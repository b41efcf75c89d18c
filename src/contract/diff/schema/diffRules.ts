import type {ContractDocument, Schema} from '../../types';
import {isBreaking, type Difference, type Direction} from '../Change';
import {canonicalize} from './canonicalize';

/** Keywords that other comparisons cover, and those that say something to people only. */
const COVERED = new Set<string>([
  ...['type', 'enum', 'const', 'format', 'pattern', 'multipleOf', 'uniqueItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'],
  ...['contentEncoding', 'contentMediaType', 'default', 'deprecated', 'readOnly', 'writeOnly'],
  ...['properties', 'patternProperties', 'required', 'additionalProperties'],
  ...['items', 'prefixItems', 'oneOf', 'anyOf', 'discriminator'],
  ...['title', 'description', 'example', 'examples', 'externalDocs', 'xml', 'nullable', '$ref'],
]);

/**
 * Finds other rules that differ, such as `not` or `if`. Whether the new rule allows more or less is
 * not known, so both directions may break.
 */
export function diffRules(
  documents: readonly [ContractDocument, ContractDocument],
  before: Schema,
  after: Schema,
  direction: Direction,
): Difference[] {
  const keywords = new Set(
    [before, after]
      .flatMap((schema) => Object.keys(schema))
      .filter((keyword) => !COVERED.has(keyword) && !keyword.startsWith('x-')),
  );
  return [...keywords].flatMap((keyword) => {
    const name = keyword as keyof Schema;
    const [old, now] = [before[name], after[name]];
    if (canonicalize(documents[0], old) === canonicalize(documents[1], now)) return [];
    const effect = old === undefined ? 'narrower' : now === undefined ? 'wider' : 'other';
    const event = {narrower: 'is new', wider: 'is gone', other: 'is another one'}[effect];
    return [
      {
        kind: 'rule-changed' as const,
        isBreaking: isBreaking(effect, direction),
        text: `The rule \`${keyword}\` ${event}.`,
        before: old,
        after: now,
      },
    ];
  });
}
