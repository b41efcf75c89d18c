import type {Schema} from '../../types';
import {isBreaking, quote, type Direction, type SchemaDifference} from '../Change';
import type {Differ} from './Differ';
import {haveCommonType} from './diffValues';
import {getRefName, toSchema} from './toShape';

/** Finds alternatives of `oneOf` and `anyOf` that came or went, and what changed in the others. */
export function diffChoices(
  differ: Differ,
  before: Schema,
  after: Schema,
  direction: Direction,
): SchemaDifference[] {
  const [old, now] = [listChoices(before), listChoices(after)];
  const pairs = pair(differ, old, now);
  const paired = new Set(pairs.flat());
  const toName = (choice: Schema, list: readonly Schema[]): string =>
    getName(choice) ?? `form ${list.indexOf(choice) + 1}`;
  return [
    ...pairs.flatMap(([one, other]) =>
      differ
        .diff(one, other, direction)
        .map((change) => ({...change, path: [` (${toName(other, now)})`, ...change.path]})),
    ),
    ...old
      .filter((choice) => !paired.has(choice))
      .map((choice) => ({
        kind: 'choice-removed' as const,
        isBreaking: isBreaking('narrower', direction),
        text: `The alternative ${quote(toName(choice, old))} was removed.`,
        path: [],
      })),
    ...now
      .filter((choice) => !paired.has(choice))
      .map((choice) => ({
        kind: 'choice-added' as const,
        isBreaking: isBreaking('wider', direction),
        text: `New alternative: ${quote(toName(choice, now))}.`,
        path: [],
      })),
    ...diffOverlap(differ, before, after, direction),
    ...diffDiscriminators(before, after, direction),
  ];
}

/** A value that fits several alternatives is allowed by `anyOf`, and not by `oneOf`. */
function diffOverlap(
  differ: Differ,
  before: Schema,
  after: Schema,
  direction: Direction,
): SchemaDifference[] {
  const [could, can] = [mayOverlap(before, differ.viewBefore), mayOverlap(after, differ.viewAfter)];
  const isNarrower = could && isExclusive(after);
  if (!isNarrower && !(can && isExclusive(before))) return [];
  const text = isNarrower
    ? 'A value must fit exactly one alternative now.'
    : 'A value can fit several alternatives now.';
  const effect = isNarrower ? 'narrower' : 'wider';
  return [{kind: 'rule-changed', isBreaking: isBreaking(effect, direction), text, path: []}];
}

const isExclusive = ({oneOf = []}: Schema): boolean => oneOf.length > 1;

/** Whether a value can fit several alternatives: no field tells them apart, and two share a type. */
function mayOverlap(
  {anyOf = [], discriminator}: Schema,
  view: (schema: Schema) => Schema,
): boolean {
  const shapes = anyOf.map((choice) => view(choice));
  return (
    discriminator === undefined &&
    shapes.some((one, index) => shapes.slice(index + 1).some((other) => haveCommonType(one, other)))
  );
}

/** Each alternative as an object that is in the list once. */
const listChoices = ({oneOf = [], anyOf = []}: Schema): Schema[] =>
  [...oneOf, ...anyOf].map((choice) => ({...toSchema(choice)}));

const getName = (choice: Schema): string | undefined => getRefName(choice) ?? choice.title;

/**
 * Alternatives that belong together: those of one name, then those that mean the same; what is left
 * in order, if it is as many.
 */
function pair(
  differ: Differ,
  before: readonly Schema[],
  after: readonly Schema[],
): (readonly [Schema, Schema])[] {
  const pairs: (readonly [Schema, Schema])[] = [];
  const [old, now] = [new Set(before), new Set(after)];
  const match = (isSame: (one: Schema, other: Schema) => boolean): void => {
    for (const one of old) {
      const other = [...now].find((candidate) => isSame(one, candidate));
      if (other === undefined) continue;
      pairs.push([one, other]);
      old.delete(one);
      now.delete(other);
    }
  };
  match((one, other) => getName(one) !== undefined && getName(one) === getName(other));
  match((one, other) => differ.areSame(one, other));
  if (old.size === now.size) match(() => true);
  return pairs;
}

function diffDiscriminators(
  {discriminator: before}: Schema,
  {discriminator: after}: Schema,
  direction: Direction,
): SchemaDifference[] {
  const [old, now] = [before, after].map((discriminator) => discriminator?.propertyName);
  const path: readonly string[] = [];
  const values = [before, after].map(({mapping = {}} = {propertyName: ''}) => Object.keys(mapping));
  const [known = [], left = []] = values;
  const removed = known.filter((value) => !left.includes(value));
  const added = left.filter((value) => !known.includes(value));
  return [
    ...(old === now
      ? []
      : [
          {
            kind: 'rule-changed' as const,
            isBreaking: true,
            text: `The field that tells alternatives apart was ${quote(old ?? 'none')}, and is ${quote(now ?? 'none')}.`,
            path,
          },
        ]),
    ...removed.map((value) => ({
      kind: 'values-removed' as const,
      isBreaking: isBreaking('narrower', direction),
      text: `${quote(value)} no longer selects an alternative.`,
      path,
    })),
    ...added.map((value) => ({
      kind: 'values-added' as const,
      isBreaking: isBreaking('wider', direction),
      text: `${quote(value)} selects an alternative.`,
      path,
    })),
  ];
}
