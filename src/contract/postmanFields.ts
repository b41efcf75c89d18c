import {createExample} from './example/createExample';
import {fits} from './example/fits';
import {getParameterExample} from './getParameterExample';
import {isObject} from './isObject';
import {resolveReference} from './resolveReference';
import {getSerialization, toHeaderText, toPlain, toQueryPairs} from './samples/serialize';
import type {ContractDocument, Parameter, Schema} from './types';

/** A field for each pair that the style of a parameter makes of its value. */
export function toQueryFields(document: ContractDocument, parameter: Parameter): object[] {
  const value = getValue(document, parameter);
  if (typeof value !== 'object' || value === null || parameter.content !== undefined)
    return [toField(document, parameter)];
  const {pairs, exact} = toQueryPairs(parameter.name, value, getSerialization(parameter));
  const all =
    exact === undefined ? pairs : [[parameter.name, exact.slice(exact.indexOf('=') + 1)] as const];
  return all.map(([key, text]) => ({...toField(document, parameter), key, value: text}));
}

/** An optional field is switched off, with a value that does something once it is switched on. */
export function toField(document: ContractDocument, parameter: Parameter): object {
  const {name, description, required} = parameter;
  const value = getValue(document, parameter);
  return {
    key: name,
    value:
      parameter.in === 'header' ? toHeaderText(value, getSerialization(parameter)) : toPlain(value),
    description: description ?? '',
    disabled: required !== true,
  };
}

function getValue(document: ContractDocument, parameter: Parameter): unknown {
  const example = getParameterExample(document, parameter);
  if (example !== undefined) return example;
  const schema = resolveReference<Schema>(document, parameter.schema ?? {});
  const {type, default: preset, enum: values, examples} = schema;
  return type === 'boolean'
    ? preset !== true
    : (preset ?? values?.[0] ?? examples?.[0] ?? makeValue(document, schema));
}

/** Nothing, which a reader fills in; where that does not fit the schema, what does. */
function makeValue(document: ContractDocument, {items, ...schema}: Schema): unknown {
  const flat: Schema = {
    ...schema,
    ...(isObject(items) && {items: resolveReference<Schema>(document, items)}),
  };
  if (JSON.stringify(flat).includes('"$ref"') || fits(flat, '')) return '';
  return createExample(flat) ?? '';
}
