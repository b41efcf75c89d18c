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

/** Operations share most of their parameters. */
const made = new WeakMap<Schema, unknown>();

/** Nothing, which a reader fills in; where that does not fit the schema, what does. */
function makeValue(document: ContractDocument, schema: Schema): unknown {
  if (made.has(schema)) return made.get(schema);
  const {items, ...own} = schema;
  const flat: Schema = {
    ...own,
    ...(isObject(items) && {items: resolveReference<Schema>(document, items)}),
  };
  const isLeftOpen = JSON.stringify(flat).includes('"$ref"') || fits(flat, '');
  const value = isLeftOpen ? '' : (createExample(flat) ?? '');
  made.set(schema, value);
  return value;
}
