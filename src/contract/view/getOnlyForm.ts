import type {Schema} from '../types';

export interface OnlyForm {
  readonly schema: Schema;
  readonly isNullable: boolean;
}

/** A schema that is one other schema, written as `anyOf: [X, null]`, or `allOf: [X]` to add a description. */
export function getOnlyForm(given: Schema): OnlyForm | undefined {
  const {oneOf, anyOf, allOf, discriminator: _, ...own} = given;
  const lists = [oneOf, anyOf, allOf].filter((list) => list !== undefined);
  const [list] = lists;
  if (list === undefined || lists.length > 1 || own.properties !== undefined) return undefined;
  const forms = list.filter(({type}) => type !== 'null');
  const [only] = forms;
  return only === undefined || forms.length > 1
    ? undefined
    : {schema: {...only, ...own}, isNullable: forms.length < list.length};
}
