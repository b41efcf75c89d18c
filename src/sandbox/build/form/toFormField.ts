import type {ApiView, FieldView, SchemaView} from '../../../contract/view/types';
import type {FormField} from '../../formTypes';
import {toFirstSentence, toPlain} from './toPlain';

/** Schemas that fields refer to, by their id. */
export type Shared = ReadonlyMap<string, ApiView['schemas'][number]>;

/** Levels of objects within objects: deeper ones are typed as JSON. */
const MAX_LEVELS = 3;

/**
 * A form of more fields gets fewer levels. Schemas of large specifications refer to each other so
 * often that all levels would be hundreds of thousands of fields.
 */
const MAX_FIELDS = 150;

/** A parameter of the reference as a field of a form. */
export function toFormField(view: FieldView, shared: Shared): FormField {
  const [field] = fitLevels((levels): [FormField] => [toField(view, shared, levels)]);
  return field;
}

/** The fields of the body of a request; undefined if it is no object. */
export const listFields = (view: SchemaView, shared: Shared): readonly FormField[] | undefined =>
  getFields(view, shared) && fitLevels((levels) => toFields(view, shared, levels) ?? []);

/** The form with the most levels that is not too long. */
function fitLevels<Fields extends readonly FormField[]>(
  create: (levels: number) => Fields,
): Fields {
  let fields = create(0);
  for (let levels = 1; levels <= MAX_LEVELS; levels++) {
    const deeper = create(levels);
    if (countFields(deeper) > MAX_FIELDS) break;
    fields = deeper;
  }
  return fields;
}

const countFields = (fields: readonly FormField[] = []): number =>
  fields.reduce((total, field) => total + 1 + countFields(field.fields), 0);

/** @param levels so many of the objects within are fields as well */
function toField(view: FieldView, shared: Shared, levels: number): FormField {
  const {name, type, required, deprecated, values, chips = [], examples, text} = view;
  const sentence = toFirstSentence(toPlain(text));
  const fields = levels === 0 ? undefined : toFields(view, shared, levels - 1);
  const listOf = find(chips, /^list of (.+)$/)?.[1]?.split(', ');
  const range = find(chips, /^(-?\d+) to (-?\d+)$/);
  const standard = find(chips, /^default (.+)$/)?.[1];
  const shown = chips.filter((chip) => !/^(?:default|matches|list of) /.test(chip));
  return {
    name,
    type: fields === undefined ? type : 'object',
    ...(required === true && {required}),
    ...(deprecated === true && {deprecated}),
    ...(sentence !== '' && {text: sentence}),
    ...(shown.length > 0 && {chips: shown}),
    ...(values !== undefined && {
      values: values.map(([value, meaning]) => [value, toFirstSentence(toPlain(meaning))] as const),
    }),
    ...(listOf !== undefined && {listOf}),
    ...(type === 'integer' && range !== undefined && {range: [Number(range[1]), Number(range[2])]}),
    ...(standard !== undefined && {standard}),
    ...(examples?.[0] !== undefined && {example: examples[0]}),
    ...(fields !== undefined && {fields}),
  };
}

const toFields = (view: SchemaView, shared: Shared, levels: number): FormField[] | undefined =>
  getFields(view, shared)?.map((field) => toField(field, shared, levels));

/** The fields of an object; undefined for other types. */
function getFields(view: SchemaView, shared: Shared): readonly FieldView[] | undefined {
  const target = view.link === undefined ? view : shared.get(view.link);
  return target?.type.startsWith('array') === true ? undefined : target?.fields;
}

/** The first of the chips that matches, taken apart. */
function find(chips: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  for (const chip of chips) {
    const match = pattern.exec(chip);
    if (match !== null) return match;
  }
  return undefined;
}
