import {isObject} from '../isObject';
import type {Mark} from '../isMarked';
import {isOfType} from '../isOfType';
import type {Schema} from '../types';
import {createDraft, isAny, type Create, type Variation} from './createDraft';
import {fits} from './fits';
import {withoutMarked} from './withoutMarked';

/** Ends what requires itself by other names. */
const REQUIRED_DEPTH_MAX = 12;
/** Alternatives that are tried. */
const CHOICES_MAX = 8;

/** What an example is for: a request is short, and a response has all that can be in it. */
export type Direction = 'request' | 'response';

const HIDDEN: Readonly<Record<Direction, Mark>> = {request: 'readOnly', response: 'writeOnly'};
/** After so many values, the rest has what is required only: schemas can refer to all others. */
const VALUES_MAX: Readonly<Record<Direction, number>> = {request: 2000, response: 100};
/** After so many, nothing is made anymore. */
const TRIES_MAX = 50_000;

/** Schemas for which nothing was found that fits: they are searched once. */
const unfit = new WeakSet<Schema>();

/** Values that were made for the schema of the call. */
let made = 0;
/** What the call is for. */
let purpose: Direction = 'request';
const isLarge = (): boolean => made > VALUES_MAX[purpose];

/** Values for a schema that says little of what it allows. */
const USUAL: readonly unknown[] = ['text', 0, {}, [], true, null, 1, 0.5, -1, 'a', ''];

/**
 * A value for a schema, where the contract has no example. It fits, unless none is found among the
 * drafts: rules for several fields at once, and exclusions, can ask for more.
 *
 * @param schema with references replaced by their targets
 * @param direction a response has fields that nothing requires, and none that is write only; a
 *   request has none that is read only
 * @returns nothing where the schema allows anything, contains itself, or is too deep
 */
export function createExample(
  schema: Schema | boolean | undefined,
  direction: Direction = 'request',
): unknown {
  made = 0;
  purpose = direction;
  // One check of the whole: most drafts fit, and the search checks every part.
  const first = createFirst(schema, []);
  const isFitting =
    first === undefined || (isObject(schema) && fits(schema, first, HIDDEN[purpose]));
  made = 0;
  const value = isFitting ? first : createFitting(schema, []);
  if (value !== undefined && typeof schema === 'object') return hideMarked(schema, value);
  if (value !== undefined || typeof schema !== 'object' || isAny(schema)) return value;
  return USUAL.find((one) => fits(schema, one, HIDDEN[purpose]));
}

/** Leaves out what the other direction has. Where alternatives disagree on a field, it stays. */
function hideMarked(schema: Schema, value: unknown): unknown {
  const hidden = HIDDEN[purpose];
  const shown = withoutMarked(schema, value, hidden);
  return shown === value || fits(schema, shown, hidden) ? shown : value;
}

const isTooDeep = (schema: Schema, around: readonly Schema[]): boolean =>
  around.includes(schema) || around.length > REQUIRED_DEPTH_MAX || made > TRIES_MAX;

/** The first draft, with the first drafts of all parts. */
const createFirst: Create = (schema, around, variation = {}) => {
  if (typeof schema !== 'object' || isTooDeep(schema, around)) return undefined;
  made += 1;
  const given = getGiven(schema);
  if (given !== undefined) return given;
  const isSparse = variation.isSparse === true || isLarge();
  const inside = [...around, schema];
  const isUnfit = (): boolean => false;
  return createDraft(schema, {
    ...variation,
    isSparse,
    isWhole: purpose === 'response',
    inside,
    create: createFirst,
    isUnfit,
  });
};

/** The first draft that fits, with parts that fit. */
const createFitting: Create = (schema, around, variation = {}) => {
  if (typeof schema !== 'object' || isTooDeep(schema, around)) return undefined;
  const inside = [...around, schema];
  const isUnfit = (one: Schema): boolean => unfit.has(one);
  const draft = ({isSparse, ...own}: Variation): unknown =>
    createDraft(schema, {
      ...own,
      isSparse: isSparse === true || isLarge(),
      isWhole: purpose === 'response',
      inside,
      create: createFitting,
      isUnfit,
    });
  made += 1;
  const given = getGiven(schema);
  const first = given === undefined ? draft(variation) : given;
  if (first === undefined)
    return isAny(schema) ? undefined : USUAL.find((one) => fits(schema, one, HIDDEN[purpose]));
  if (unfit.has(schema) || fits(schema, first, HIDDEN[purpose])) return first;
  for (const own of listVariations(schema)) {
    const value = draft(own);
    if (value !== undefined && fits(schema, value, HIDDEN[purpose])) return value;
  }
  const usual = [...(schema.enum ?? []), ...listUsual(first)].find((one) =>
    fits(schema, one, HIDDEN[purpose]),
  );
  if (usual !== undefined) return usual;
  unfit.add(schema);
  return first;
};

/** Those of the same kind as another value come first. */
const listUsual = (value: unknown): readonly unknown[] => [
  ...USUAL.filter((one) => typeof one === typeof value),
  ...USUAL,
];

/** From what says most to what says least. */
function* listVariations({oneOf, anyOf = [], then, else: other}: Schema): Generator<Variation> {
  yield {};
  if (then !== undefined) yield {branch: 'then'};
  if (other !== undefined) yield {branch: 'else'};
  yield {isSparse: true};
  for (const choice of (oneOf ?? anyOf).slice(0, CHOICES_MAX).keys()) {
    yield {choice};
    yield {choice, isSparse: true};
  }
}

/**
 * A value that the schema names. One of another type is skipped: generators write null where they
 * have no value. A number in place of a text lacks its quotes.
 */
function getGiven({examples, example, default: preset, const: only, enum: values, type}: Schema) {
  const isListed = (value: unknown): boolean =>
    values === undefined || typeof value === 'object' || values.includes(value);
  return [examples?.[0], example, preset, only, ...(values ?? [])]
    .map((value) =>
      type === 'string' && ['boolean', 'number'].includes(typeof value) ? String(value) : value,
    )
    .find((value) => value !== undefined && isOfType(value, type) && isListed(value));
}
