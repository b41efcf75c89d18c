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
  return examples?.[0] ?? example ?? preset ?? schema.const ?? values?.[0];
}
