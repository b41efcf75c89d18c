import {expect, it} from 'vitest';
import type {ApiView, FieldView} from '../../../contract/view/types';
import type {FormField} from '../../formTypes';
import {listFields, toFormField, type Shared} from './toFormField';

type SharedSchema = ApiView['schemas'][number];

const toLink = (name: string, link: string): FieldView => ({name, id: name, type: link, link});

/** Schemas that have so many fields each, all of which refer to the next one; the last to the first. */
const createShared = (fields: number): Shared =>
  new Map(
    ['a', 'b', 'c', 'd', 'e'].map((id, index, ids): [string, SharedSchema] => {
      const next = ids[(index + 1) % ids.length]!;
      const list = Array.from({length: fields}, (_, number) => toLink(`${id}${number}`, next));
      return [id, {id, name: id, type: 'object', fields: list}];
    }),
  );

const count = (fields: readonly FormField[] = []): number =>
  fields.reduce((total, {fields: inner}) => total + 1 + count(inner), 0);

it.each([
  {fields: 1, shown: 4},
  {fields: 3, shown: 3 + 9 + 27 + 81},
  {fields: 4, shown: 4 + 16 + 64},
  {fields: 10, shown: 10 + 100},
  {fields: 30, shown: 30},
  {fields: 200, shown: 200},
])('a body of $fields fields that refer to as many has a form of $shown', ({fields, shown}) => {
  const list = listFields({type: 'a', link: 'a'}, createShared(fields));
  expect(count(list)).toBe(shown);
  expect(list).toHaveLength(fields);
});

it('a parameter is one field, with as many of its own as a form bears', () => {
  const shared = createShared(30);
  expect(toFormField(toLink('filter', 'a'), shared).fields).toHaveLength(30);
  expect(toFormField(toLink('filter', 'a'), createShared(200))).toEqual({
    name: 'filter',
    type: 'a',
  });
});
