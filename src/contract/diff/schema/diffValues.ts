import type {Schema} from '../../types';
import {describeStep, isBreaking, quoteAll, type Difference, type Direction} from '../Change';

type Types = readonly string[] | undefined;

const getTypes = ({type}: Schema): Types => (type === undefined ? undefined : [type].flat());

/** Whether a list of types has a type, or one that includes it. */
const covers = (types: Types, type: string): boolean =>
  types === undefined || types.includes(type) || (type === 'integer' && types.includes('number'));

/** Whether two schemas can have a value in common by their types. */
export function haveCommonType(before: Schema, after: Schema): boolean {
  const [old, now] = [getTypes(before), getTypes(after)];
  if (old === undefined || now === undefined) return true;
  return old.some((type) => covers(now, type)) || now.some((type) => covers(old, type));
}

/** Finds types that came or went. */
export function diffTypes(before: Schema, after: Schema, direction: Direction): Difference[] {
  const [old, now] = [getTypes(before), getTypes(after)];
  const isNarrower = (old ?? ['any']).some((type) => !covers(now, type));
  const isWider = (now ?? ['any']).some((type) => !covers(old, type));
  if (!isNarrower && !isWider) return [];
  const effect = isNarrower && isWider ? 'other' : isNarrower ? 'narrower' : 'wider';
  const [from, to] = [old, now].map((types) => types?.join(' or ') ?? 'any type');
  return [
    {
      kind: 'type-changed',
      isBreaking: isBreaking(effect, direction),
      text: describeStep('Type', from, to),
      before: before.type,
      after: after.type,
    },
  ];
}

/** Finds allowed values that came or went. */
export function diffEnums(before: Schema, after: Schema, direction: Direction): Difference[] {
  // Null is a matter of the type, where there is one.
  const isTyped = (before.type ?? after.type) !== undefined;
  const [old, now] = [before, after].map(({enum: values}) =>
    isTyped ? values?.filter((value) => value !== null) : values,
  );
  return [
    ...diffLists(old, now, direction),
    ...diffLists(before['x-list-of'], after['x-list-of'], direction),
  ];
}

function diffLists(
  before: readonly unknown[] | undefined,
  after: readonly unknown[] | undefined,
  direction: Direction,
): Difference[] {
  if (before === undefined && after === undefined) return [];
  const sides = {before, after};
  if (before === undefined) {
    const text = `Only these values are allowed now: ${quoteAll(after ?? [])}.`;
    return [
      {kind: 'values-removed', isBreaking: isBreaking('narrower', direction), text, ...sides},
    ];
  }
  if (after === undefined) {
    const text = `No longer limited to ${quoteAll(before)}.`;
    return [{kind: 'values-added', isBreaking: isBreaking('wider', direction), text, ...sides}];
  }
  return diffSets(before, after, direction);
}

function diffSets(
  before: readonly unknown[],
  after: readonly unknown[],
  direction: Direction,
): Difference[] {
  const known = new Set(before.map((value) => JSON.stringify(value)));
  const left = new Set(after.map((value) => JSON.stringify(value)));
  const removed = before.filter((value) => !left.has(JSON.stringify(value)));
  const added = after.filter((value) => !known.has(JSON.stringify(value)));
  const changes: Difference[] = [];
  if (removed.length > 0) {
    changes.push({
      kind: 'values-removed',
      isBreaking: isBreaking('narrower', direction),
      text: `No longer allowed: ${quoteAll(removed)}.`,
      before: removed,
    });
  }
  if (added.length > 0) {
    changes.push({
      kind: 'values-added',
      isBreaking: isBreaking('wider', direction),
      text: `New values: ${quoteAll(added)}.`,
      after: added,
    });
  }
  return changes;
}
