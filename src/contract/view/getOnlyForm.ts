import {NOTES} from '../schemaNotes';
import type {Schema} from '../types';

export interface OnlyForm {
  readonly schema: Schema;
  readonly isNullable: boolean;
}

/**
 * A schema that is one other schema, written as `anyOf: [X, null]`, or `allOf: [X]` to add a
 * description.
 */
export function getOnlyForm(given: Schema): OnlyForm | undefined {
  const {oneOf, anyOf, allOf, ...own} = given;
  const lists = [oneOf, anyOf, allOf].filter((list) => list !== undefined);
  const [list] = lists;
  if (list === undefined || lists.length > 1 || !Object.keys(own).every(isNote)) return undefined;
  const forms = list.filter((form) => !isOnlyNull(form));
  const [only] = forms;
  return only === undefined || forms.length > 1 || hidesNotes(own, only)
    ? undefined
    : {schema: {...only, ...own, ...joinTexts(own, only)}, isNullable: forms.length < list.length};
}

const isOnlyNull = (form: Schema): boolean =>
  form.type === 'null' && Object.keys(form).length === 1;

/** Whether a note would replace another one of a schema that no other place shows. */
const hidesNotes = (own: Schema, only: Schema): boolean =>
  only.$ref === undefined &&
  (['default', 'example', 'examples', 'externalDocs', 'xml'] as const).some(
    (name) => own[name] !== undefined && only[name] !== undefined,
  );

/** Both texts where the other schema is written in place: no other place shows its own. */
function joinTexts(own: Schema, only: Schema): Pick<Schema, 'description' | 'title'> {
  if (only.$ref !== undefined) return {};
  const join = (name: 'description' | 'title', separator: string): object => {
    const [one, other] = [own[name], only[name]?.trim() ?? ''];
    if (one === undefined || one === null) return {};
    return {[name]: one.includes(other) ? one : one + separator + other};
  };
  return {...join('description', '\n\n'), ...join('title', ', ')};
}

const isNote = (keyword: string): boolean =>
  NOTES.includes(keyword) || keyword === 'type' || keyword.startsWith('x-');
