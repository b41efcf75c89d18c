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
  const {oneOf, anyOf, allOf, discriminator: _, ...own} = given;
  const lists = [oneOf, anyOf, allOf].filter((list) => list !== undefined);
  const [list] = lists;
  if (list === undefined || lists.length > 1 || !Object.keys(own).every(isNote)) return undefined;
  const forms = list.filter(({type}) => type !== 'null');
  const [only] = forms;
  return only === undefined || forms.length > 1
    ? undefined
    : {schema: {...only, ...own, ...joinTexts(own, only)}, isNullable: forms.length < list.length};
}

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

/** Keywords that say something about a place, and replace what its schema says. */
const NOTES = new Set([
  '$ref',
  'type',
  'description',
  'title',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'examples',
  'example',
  'externalDocs',
  'xml',
]);
const isNote = (keyword: string): boolean => NOTES.has(keyword) || keyword.startsWith('x-');
