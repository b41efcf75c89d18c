import {isMultiple} from '../../isMultiple';
import type {Schema} from '../../types';
import {describeStep, isBreaking, type Difference, type Direction} from '../Change';

type Effect = Parameters<typeof isBreaking>[0];
type Judge = (before: never, after: never) => Effect;

const LOWER = ['minimum', 'exclusiveMinimum'] as const;
const UPPER = ['maximum', 'exclusiveMaximum'] as const;
const lower: Judge = (before: number, after: number) => (after > before ? 'narrower' : 'wider');
const upper: Judge = (before: number, after: number) => (after < before ? 'narrower' : 'wider');

/** Limits of lengths and numbers of items: a missing one allows everything. */
const LIMITS: Readonly<Partial<Record<keyof Schema, Judge>>> = {
  minLength: lower,
  minItems: lower,
  minProperties: lower,
  minContains: lower,
  maxLength: upper,
  maxItems: upper,
  maxProperties: upper,
  maxContains: upper,
  multipleOf: (before: number, after: number) =>
    isMultiple(after, before) ? 'narrower' : isMultiple(before, after) ? 'wider' : 'other',
  uniqueItems: (before: boolean) => (before ? 'wider' : 'narrower'),
  pattern: () => 'other',
};

/** What a limit is when it is not written. */
const USUAL: Readonly<Partial<Record<keyof Schema, unknown>>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  minContains: 1,
  uniqueItems: false,
};

/** Finds limits that came, went or moved. */
export function diffLimits(before: Schema, after: Schema, direction: Direction): Difference[] {
  return [
    ...(Object.keys(LIMITS) as (keyof Schema)[]).flatMap((keyword) =>
      diffLimit(keyword, before, after, direction),
    ),
    ...diffBounds(LOWER, before, after, direction),
    ...diffBounds(UPPER, before, after, direction),
  ];
}

function diffLimit(
  keyword: keyof Schema,
  before: Schema,
  after: Schema,
  direction: Direction,
): Difference[] {
  const [old, now] = [before, after].map((schema) => schema[keyword] ?? USUAL[keyword]);
  if (old === now) return [];
  const judge = LIMITS[keyword] as Judge;
  const effect =
    old === undefined
      ? 'narrower'
      : now === undefined
        ? 'wider'
        : judge(old as never, now as never);
  return [toChange(keyword, before[keyword], after[keyword], isBreaking(effect, direction))];
}

const toChange = (
  keyword: string,
  before: unknown,
  after: unknown,
  isBreakingChange: boolean,
): Difference => ({
  kind: 'limit-changed',
  isBreaking: isBreakingChange,
  text: describeStep(`\`${keyword}\``, before, after),
  before,
  after,
});

/**
 * Compares the lowest or highest number that a schema allows, however it is written: above 0 is
 * from 1 on for an integer.
 */
function diffBounds(
  keywords: typeof LOWER | typeof UPPER,
  before: Schema,
  after: Schema,
  direction: Direction,
): Difference[] {
  const sign = keywords === LOWER ? 1 : -1;
  const areIntegers = isInteger(before) && isInteger(after);
  const toBound = (schema: Schema): Bound => getBound(schema, keywords, sign, areIntegers);
  const [old, now] = [toBound(before), toBound(after)];
  if (old.at === now.at && old.isOpen === now.isOpen) return [];
  const isNarrower = now.at > old.at || (now.at === old.at && now.isOpen);
  const [from, to] = [before, after].map((schema) => {
    const keyword = keywords.find((name) => schema[name] !== undefined);
    return keyword === undefined ? undefined : {keyword, value: schema[keyword]};
  });
  const keyword = to?.keyword ?? from?.keyword ?? keywords[0];
  return [
    toChange(
      keyword,
      from?.value,
      to?.value,
      isBreaking(isNarrower ? 'narrower' : 'wider', direction),
    ),
  ];
}

interface Bound {
  /** The number, with the sign turned for an upper bound, so that larger is narrower. */
  readonly at: number;
  /** Whether the number itself is not allowed. */
  readonly isOpen: boolean;
}

function getBound(
  schema: Schema,
  [inclusive, exclusive]: typeof LOWER | typeof UPPER,
  sign: -1 | 1,
  isOfInteger: boolean,
): Bound {
  const at = (schema[inclusive] ?? -sign * Infinity) * sign;
  const open = (schema[exclusive] ?? -sign * Infinity) * sign;
  if (open < at || open === -Infinity) return {at, isOpen: false};
  return isOfInteger
    ? {at: Math.max(at, Math.floor(open) + 1), isOpen: false}
    : {at: open, isOpen: true};
}

const isInteger = ({type = []}: Schema): boolean => {
  const types = [type].flat();
  return types.includes('integer') && !types.includes('number');
};
