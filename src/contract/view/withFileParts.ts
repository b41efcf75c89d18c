import {isFilePart} from '../isFilePart';
import {listProperties} from '../listProperties';
import type {ContractDocument, MediaType} from '../types';
import type {SchemaView} from './types';

/** A form whose parts without rules are called files, as samples and sandbox take them. */
export function withFileParts(
  document: ContractDocument,
  {schema, encoding = {}}: MediaType,
  view: SchemaView,
): SchemaView {
  if (view.fields === undefined) return view;
  const properties = listProperties(document, schema);
  return {
    ...view,
    fields: view.fields.map((field) => {
      const property = properties.get(field.name);
      return property !== undefined && isFilePart(document, property, encoding[field.name])
        ? {...field, type: field.type.replace('anything', 'file')}
        : field;
    }),
  };
}
