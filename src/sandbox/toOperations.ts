import type {ApiData, SandboxOperation, Validator} from './contractTypes';
import {createValidator} from './validation/createValidator';

/** The operations of an API, with validators in place of the indexes of their schemas. */
export function toOperations({
  api,
  operations,
  schemas,
  definitions,
}: ApiData): readonly SandboxOperation[] {
  const create = createValidator(definitions);
  const toValidator = (index: number, coerce: boolean): Validator =>
    create(schemas[index] ?? true, coerce);
  return operations.map(({isBodyValid, ...operation}) => ({
    ...operation,
    api,
    parameters: operation.parameters.map((parameter) => ({
      ...parameter,
      isValid: toValidator(parameter.isValid, true),
    })),
    parts: operation.parts.map((part) => ({...part, isValid: toValidator(part.isValid, true)})),
    ...(isBodyValid !== undefined && {isBodyValid: toValidator(isBodyValid, false)}),
  }));
}
