import {isObject} from '../isObject';
import {countNamed, hasConstants, hasType, pickNearest, resolve} from './choices';
import {inspect} from './createValidator';
import {fits} from './fits';
import {listReadings} from './listReadings';
import type {Context as RuleContext, Keywords, Node} from './Rule';
import type {SchemaDeviation} from './SchemaDeviation';

interface Context extends RuleContext {
  /** Alternatives around the place of which several could be meant. */
  readonly choices?: number;
}

/** The work grows with the alternatives to the power of this. */
const NESTED_MAX = 4;

interface Place {
  readonly steps: SchemaDeviation['steps'];
  readonly value: unknown;
}

/** Keywords that need others beside them, or name no single place. */
const COMPOSITE = new Set([
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'items',
  'oneOf',
  'patternProperties',
  'prefixItems',
  'properties',
  'required',
]);
/** Their own check would need what all others have seen. */
const DEPENDENT = ['if', 'then', 'else', 'unevaluatedItems', 'unevaluatedProperties'];

/**
 * Every place of a value that does not fit, as deep as it can be named. There is at least one
 * exactly when the validator rejects the value.
 *
 * @param definitions schemas that others refer to
 * @param coerce whether texts stand for numbers and the like. Default: false
 */
export function listDeviations(
  schema: Node,
  value: unknown,
  definitions: readonly Node[],
  coerce = false,
): Generator<SchemaDeviation> {
  return walk(schema, {steps: [], value}, {definitions, coerce, inspect});
}

function* walk(schema: Node, place: Place, context: Context): Generator<SchemaDeviation> {
  const {steps, value} = place;
  if (fits(schema, value, context)) return;
  if (context.coerce && typeof value === 'string') {
    // Each reading is rejected; the first is what the schema asks for, if the text can be that.
    const [read] = listReadings(schema, value, context.definitions);
    yield* walk(schema, {steps, value: read}, {...context, coerce: false});
    return;
  }
  if (typeof schema === 'boolean') {
    yield {...place, keyword: 'false', schema: {}};
    return;
  }
  let count = 0;
  for (const deviation of listInside(schema, place, context)) {
    count += 1;
    yield deviation;
  }
  if (count === 0) yield {...place, keyword: 'schema', schema};
}

function* listInside(schema: Keywords, place: Place, context: Context): Generator<SchemaDeviation> {
  for (const [keyword, wanted] of Object.entries(schema)) {
    if (COMPOSITE.has(keyword) || DEPENDENT.includes(keyword)) continue;
    const {minContains, maxContains} = schema;
    const alone =
      keyword === 'contains' ? {contains: wanted, minContains, maxContains} : {[keyword]: wanted};
    if (!fits(withoutUndefined(alone), place.value, context)) yield {...place, keyword, schema};
  }
  const {$ref, allOf = []} = schema;
  if (typeof $ref === 'number') yield* walk(context.definitions[$ref] ?? true, place, context);
  for (const part of allOf as readonly Node[]) yield* walk(part, place, context);
  for (const keyword of ['anyOf', 'oneOf'])
    if (Array.isArray(schema[keyword])) yield* walkChoices(keyword, schema, place, context);
  if (schema['if'] !== undefined) {
    const branch = schema[fits(schema['if'] as Node, place.value, context) ? 'then' : 'else'];
    // One that allows nothing has no words of its own.
    if (isObject(branch)) yield* walk(branch, place, context);
  }
  yield* walkFields(schema, place, context);
  yield* walkUnevaluated(schema, place, context);
  yield* walkItems(schema, place, context);
}

const withoutUndefined = (schema: Keywords): Keywords =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

/** The alternative that is meant, if only one can be; otherwise all of them together. */
function* walkChoices(
  keyword: string,
  schema: Keywords,
  place: Place,
  context: Context,
): Generator<SchemaDeviation> {
  const choices = schema[keyword] as readonly Node[];
  if (fits({[keyword]: choices}, place.value, context)) return;
  const typed = choices.filter((choice) => hasType(choice, place.value, context));
  const types = choices.flatMap((choice) => resolve(choice, context)['type'] ?? []);
  if (typed.length === 0) yield {...place, keyword, schema: {type: [...new Set(types)]}};
  else if (typed.some((choice) => fits(choice, place.value, context)))
    yield {...place, keyword, schema};
  else yield* findMeant(typed, place, context) ?? [{...place, keyword, schema}];
}

/** What deviates from the alternative that is meant; undefined when several can be. */
function findMeant(
  typed: readonly Node[],
  place: Place,
  context: Context,
): Iterable<SchemaDeviation> | undefined {
  const likely =
    typed.length === 1
      ? typed
      : typed.filter((choice) => hasConstants(choice, place.value, context));
  const [only] = likely;
  if (likely.length === 1 && only !== undefined) return walk(only, place, context);
  const {choices = 0} = context;
  if (choices === NESTED_MAX) return undefined;
  return pickNearest(
    likely.map((choice) => ({
      deviations: [...walk(choice, place, {...context, choices: choices + 1})],
      named: countNamed(choice, place.value, context),
    })),
  );
}

function* walkFields(
  schema: Keywords,
  {steps, value}: Place,
  context: Context,
): Generator<SchemaDeviation> {
  if (!isObject(value)) return;
  const {properties = {}, patternProperties = {}, additionalProperties, required = []} = schema;
  for (const [name, field] of Object.entries(value)) {
    const place = {steps: [...steps, name], value: field};
    const named = Object.hasOwn(properties as Keywords, name)
      ? [(properties as Record<string, Node>)[name] ?? true]
      : [];
    const matching = Object.entries(patternProperties as Record<string, Node>).flatMap(
      ([pattern, one]) => (new RegExp(pattern, 'u').test(name) ? [one] : []),
    );
    const own = [...named, ...matching];
    const all = own.length > 0 ? own : [(additionalProperties ?? true) as Node];
    for (const one of all) yield* walk(one, place, context);
  }
  for (const name of required as readonly string[]) {
    if (Object.hasOwn(value, name)) continue;
    const field = (properties as Record<string, Node>)[name];
    yield {
      steps: [...steps, name],
      value: undefined,
      keyword: 'required',
      schema: resolve(field, context),
    };
  }
}

/** The fields that no part of a schema has checked, where it allows no others. */
function* walkUnevaluated(
  {unevaluatedProperties, ...schema}: Keywords,
  {steps, value}: Place,
  context: Context,
): Generator<SchemaDeviation> {
  if (unevaluatedProperties !== false || !isObject(value)) return;
  const seen = inspect(schema, value, context)?.fields;
  for (const [name, field] of Object.entries(value)) {
    if (seen?.has(name) === false)
      yield {steps: [...steps, name], value: field, keyword: 'false', schema: {}};
  }
}

function* walkItems(
  {prefixItems = [], items}: Keywords,
  {steps, value}: Place,
  context: Context,
): Generator<SchemaDeviation> {
  if (!Array.isArray(value)) return;
  for (const [index, item] of value.entries()) {
    const schema = (prefixItems as readonly Node[])[index] ?? (items as Node | undefined) ?? true;
    yield* walk(schema, {steps: [...steps, index], value: item}, context);
  }
}
