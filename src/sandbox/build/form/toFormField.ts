import type {ApiView, FieldView, SchemaView} from '../../../contract/view/types';
import type {FormField} from '../../formTypes';
import {toFirstSentence, toPlain} from './toPlain';

/** Schemas that fields refer to, by their id. */
export type Shared = ReadonlyMap<string, ApiView['schemas'][number]>;

/** Objects within objects: deeper ones are typed as JSON. */
const MAX_DEPTH = 3;

/** A field of the reference as a field of a form. */
export function toFormField(view: FieldView, shared: Shared, depth = 0): FormField {
  const {name, type, required, deprecated, values, chips = [], examples, text} = view;
  const sentence = toFirstSentence(toPlain(text));
  const fields = listFields(view, shared, depth + 1);
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

/** The fields of an object; undefined for other types, and for what is nested too deeply. */
export function listFields(
  view: SchemaView,
  shared: Shared,
  depth = 0,
): readonly FormField[] | undefined {
  const target = view.link === undefined ? view : shared.get(view.link);
  if (depth > MAX_DEPTH || target?.fields === undefined || target.type.startsWith('array'))
    return undefined;
  return target.fields.map((field) => toFormField(field, shared, depth));
}

/** The first of the chips that matches, taken apart. */
function find(chips: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  for (const chip of chips) {
    const match = pattern.exec(chip);
    if (match !== null) return match;
  }
  return undefined;
}
