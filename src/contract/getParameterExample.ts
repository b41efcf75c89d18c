import {fits} from './example/fits';
import {resolveReference} from './resolveReference';
import type {ContractDocument, Example, Parameter, Schema} from './types';

/**
 * A value of a parameter for samples: its example; and where it is required, that of its schema.
 *
 * @returns nothing if the contract has none
 */
export function getParameterExample(document: ContractDocument, parameter: Parameter): unknown {
  const [media] = Object.values(parameter.content ?? {});
  const single = parameter.example ?? media?.example;
  if (single !== undefined) return single;
  const [first] = Object.values(parameter.examples ?? media?.examples ?? {});
  if (first !== undefined) return resolveReference<Example>(document, first).value;
  if (parameter.required !== true) return undefined;
  const {
    examples,
    example,
    default: preset,
    enum: values,
    ...schema
  } = resolveReference<Schema>(document, parameter.schema ?? media?.schema ?? {});
  // Generators write all values of a type, and a pattern for those that are meant.
  const meant =
    schema.pattern === undefined ? undefined : values?.find((value) => fits(schema, value));
  return examples?.[0] ?? example ?? preset ?? schema.const ?? meant ?? values?.[0];
}
