import type {Schema} from '../../types';
import type {Direction, SchemaDifference} from '../Change';
import type {Differ} from './Differ';
import {toSchema} from './toShape';

/** Finds fields that came or went, or must or need not be sent, and what changed in the others. */
export function diffFields(
  differ: Differ,
  before: Schema,
  after: Schema,
  direction: Direction,
): SchemaDifference[] {
  const [old, now] = [
    listFields(before, direction, differ.viewBefore),
    listFields(after, direction, differ.viewAfter),
  ];
  return [
    ...[...new Set([...old.keys(), ...now.keys()])].flatMap((step) =>
      diffField(
        differ,
        step,
        old.get(step) ?? getRule(before, step),
        now.get(step) ?? getRule(after, step),
        direction,
      ),
    ),
    ...differ.diffExtraFields(before, after, direction),
  ];
}

interface Field {
  /** Version of the response structure that brought it. */
  readonly since?: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

/** What applies to a value without a field: a key that matches a pattern, an item at a position. */
function getRule({additionalProperties, items}: Schema, step: string): Field | undefined {
  if (!/^\.\/|^\[/.test(step)) return undefined;
  const schema = toSchema(step.startsWith('[') ? items : additionalProperties);
  return {schema, isRequired: false, hasDefault: false};
}

/** The fields that a message of this direction can have. */
function listFields(
  {properties = {}, patternProperties = {}, prefixItems = [], required = []}: Schema,
  direction: Direction,
  view: (schema: Schema) => Schema,
): ReadonlyMap<string, Field> {
  const named = new Map<string, {readonly name: string; readonly schema: Schema}>(
    Object.entries(properties).map(([name, schema]) => [`.${name}`, {name, schema}] as const),
  );
  for (const name of required)
    if (!named.has(`.${name}`)) named.set(`.${name}`, {name, schema: {}});
  for (const [pattern, schema] of Object.entries(patternProperties))
    named.set(`./${pattern}/`, {name: '', schema});
  prefixItems.forEach((schema, index) => named.set(`[${index}]`, {name: '', schema}));
  return new Map(
    [...named].flatMap(([step, {name, schema}]) => {
      const shape = view(schema);
      if (shape[direction === 'request' ? 'readOnly' : 'writeOnly'] === true) return [];
      const isRequired = name !== '' && required.includes(name);
      const field = {schema, isRequired, hasDefault: shape.default !== undefined};
      const since = shape['x-since'];
      return [[step, since === undefined ? field : {...field, since}] as const];
    }),
  );
}

function diffField(
  differ: Differ,
  step: string,
  before: Field | undefined,
  after: Field | undefined,
  direction: Direction,
): SchemaDifference[] {
  const path = [step];
  if (before === undefined) {
    const {isRequired = false, hasDefault = false, since} = after ?? {};
    const isBreaking = direction === 'request' && isRequired && !hasDefault;
    const text = isRequired && direction === 'request' ? 'New and required.' : 'New.';
    return [{kind: 'field-added', isBreaking, text, path, ...(since !== undefined && {since})}];
  }
  if (after === undefined)
    return [{kind: 'field-removed', isBreaking: true, text: 'Removed.', path}];
  const inside = differ.diff(before.schema, after.schema, direction);
  return [
    ...diffRequired(before, after, direction).map((change) => ({...change, path})),
    ...inside.map((change) => ({...change, path: [step, ...change.path]})),
  ];
}

function diffRequired(
  before: Field,
  {isRequired, hasDefault}: Field,
  direction: Direction,
): Omit<SchemaDifference, 'path'>[] {
  if (before.isRequired === isRequired) return [];
  const sides = {before: before.isRequired, after: isRequired};
  return isRequired
    ? [
        {
          kind: 'field-required',
          isBreaking: direction === 'request' && !hasDefault,
          text: direction === 'request' ? 'Now required.' : 'Always there now.',
          ...sides,
        },
      ]
    : [
        {
          kind: 'field-optional',
          isBreaking: direction === 'response',
          text: direction === 'request' ? 'No longer required.' : 'Can be missing now.',
          ...sides,
        },
      ];
}
