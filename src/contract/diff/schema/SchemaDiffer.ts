import type {ContractDocument, Schema} from '../../types';
import {isBreaking, type Difference, type Direction, type SchemaDifference} from '../Change';
import {canonicalize} from './canonicalize';
import type {Differ} from './Differ';
import {diffChoices} from './diffChoices';
import {diffFields} from './diffFields';
import {diffLimits} from './diffLimits';
import {diffNotes} from './diffNotes';
import {diffRules} from './diffRules';
import {diffEnums, diffTypes, haveCommonType} from './diffValues';
import {getRefName, toSchema, toShape} from './toShape';

/** Schemas that nest deeper are the same one again, in a form that has no name. */
const DEPTH_MAX = 64;

/** Keywords of schemas that are a choice between others, and nothing else. */
const CHOICE = /^(?:oneOf|anyOf|discriminator|title|description|examples?|x-.*)$/;

/** Compares schemas of two versions of a document by what they allow. */
export class SchemaDiffer implements Differ {
  private readonly known = new Map<string, readonly SchemaDifference[]>();
  private readonly ids = new WeakMap<object, number>();
  private depth = 0;
  private count = 0;

  constructor(
    private readonly before: ContractDocument,
    private readonly after: ContractDocument,
  ) {}

  readonly viewBefore = (schema: Schema): Schema => toShape(this.before, toSchema(schema));
  readonly viewAfter = (schema: Schema): Schema => toShape(this.after, toSchema(schema));

  /** Whether two schemas mean the same. */
  areSame(before: Schema, after: Schema): boolean {
    return canonicalize(this.before, before) === canonicalize(this.after, after);
  }

  /**
   * Finds what a schema allows that it did not before, and the other way round.
   *
   * @param direction who sends the value
   */
  diff(
    before: Schema | boolean | undefined,
    after: Schema | boolean | undefined,
    direction: Direction,
  ): readonly SchemaDifference[] {
    const [old, now] = [toSchema(before), toSchema(after)];
    const key = `${direction} ${this.getKey(old)} ${this.getKey(now)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    // A schema that contains itself has no more differences inside itself.
    this.known.set(key, []);
    if (this.depth > DEPTH_MAX) return [];
    this.depth += 1;
    const changes = this.diffShapes(this.viewBefore(old), this.viewAfter(now), direction);
    this.depth -= 1;
    const named = toNamed(changes, old, now);
    this.known.set(key, named);
    return named;
  }

  /** What is said of fields that have no name in the schema. */
  diffExtraFields(before: Schema, after: Schema, direction: Direction): SchemaDifference[] {
    const [old, now] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
    if (typeof old === 'object' || typeof now === 'object') {
      if (old !== false && now !== false) {
        return this.diff(old, now, direction).map((change) => ({
          ...change,
          path: ['.*', ...change.path],
        }));
      }
    } else if (old === now) {
      return [];
    }
    const text = now === false ? 'Other fields are rejected now.' : 'Other fields are allowed now.';
    return [
      {
        kind: 'extra-fields-changed',
        // A response may have fields that a client does not know.
        isBreaking: direction === 'request' && now === false,
        text,
        path: [],
      },
    ];
  }

  private diffShapes(before: Schema, after: Schema, direction: Direction): SchemaDifference[] {
    if (isNothing(before) !== isNothing(after)) return [toWholeChange(isNothing(after), direction)];
    if (isChoice(before) !== isChoice(after))
      return diffChoices(this, toChoice(before), toChoice(after), direction);
    const types = diffTypes(before, after, direction);
    if (!haveCommonType(before, after)) return types.map(atTop);
    const own = [
      ...types,
      ...diffEnums(before, after, direction),
      ...diffLimits(before, after, direction),
      ...diffNotes(before, after, direction),
      ...diffRules([this.before, this.after], before, after, direction),
    ];
    return [
      ...own.map(atTop),
      ...diffFields(this, before, after, direction),
      ...this.diffItems(before, after, direction),
      ...this.diffMixed(before, after, direction),
    ];
  }

  private diffItems(before: Schema, after: Schema, direction: Direction): SchemaDifference[] {
    if (before.items === undefined && after.items === undefined) return [];
    return this.diff(before.items, after.items, direction).map((change) => ({
      ...change,
      path: ['[]', ...change.path],
    }));
  }

  /** Alternatives beside other keywords: without any, all are allowed. */
  private diffMixed(before: Schema, after: Schema, direction: Direction): SchemaDifference[] {
    const [had, has] = [before, after].map(({oneOf, anyOf}) => oneOf ?? anyOf);
    if (had === undefined && has === undefined) return [];
    if (had !== undefined && has !== undefined) return diffChoices(this, before, after, direction);
    return [
      {
        kind: 'rule-changed',
        isBreaking: isBreaking(has === undefined ? 'wider' : 'narrower', direction),
        text: has === undefined ? 'No longer limited to alternatives.' : 'Limited to alternatives.',
        path: [],
      },
    ];
  }

  /** The same for schemas that are the same part of a document. */
  private getKey(schema: Schema): string {
    const {$ref, allOf, ...own} = schema;
    if ($ref !== undefined && Object.keys(own).length === 0 && allOf === undefined) return $ref;
    if (allOf !== undefined && Object.keys(own).length === 0 && $ref === undefined)
      return allOf.map((part) => this.getKey(toSchema(part))).join('+');
    const known = this.ids.get(schema);
    if (known !== undefined) return String(known);
    this.count += 1;
    this.ids.set(schema, this.count);
    return String(this.count);
  }
}

/** Says in which component a change is, unless it is written beside the reference to it. */
function toNamed(
  changes: readonly SchemaDifference[],
  before: Schema,
  after: Schema,
): readonly SchemaDifference[] {
  const name = getRefName(after) ?? getRefName(before);
  if (name === undefined) return changes;
  const isOnlyReference = [before, after].every(
    ({$ref, description: _, ...own}) => $ref !== undefined && Object.keys(own).length === 0,
  );
  return changes.map((change) =>
    change.path.length === 0 && !isOnlyReference
      ? change
      : {...change, home: change.home ?? name + change.path.join('')},
  );
}

const atTop = (change: Difference): SchemaDifference => ({...change, path: []});

/** Whether a schema rejects every value, as `false` does. */
const isNothing = ({not, ...others}: Schema): boolean =>
  not !== undefined && [not, others].every((schema) => Object.keys(schema).length === 0);

const toWholeChange = (isClosed: boolean, direction: Direction): SchemaDifference => ({
  kind: 'rule-changed',
  isBreaking: isBreaking(isClosed ? 'narrower' : 'wider', direction),
  text: isClosed ? 'Every value is rejected now.' : 'Every value was rejected before.',
  path: [],
});

const isChoice = (schema: Schema): boolean =>
  (schema.oneOf ?? schema.anyOf) !== undefined &&
  Object.keys(schema).every((keyword) => CHOICE.test(keyword));

const toChoice = (schema: Schema): Schema => (isChoice(schema) ? schema : {anyOf: [schema]});
