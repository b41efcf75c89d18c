import type {ApiData, SandboxField, SandboxOperation, WrittenField} from './contractTypes';
import {createValidator} from './validation/createValidator';

/** The operations of an API, with validators in place of the indexes of their schemas. */
export function toOperations({
  api,
  operations,
  schemas,
  definitions,
}: ApiData): readonly SandboxOperation[] {
  const create = createValidator(definitions);
  // Texts stand for numbers, but a document of JSON has types.
  const withValidator = <Field extends WrittenField>(
    field: Field,
  ): Omit<Field, 'isValid'> & Pick<SandboxField, 'isValid'> => ({
    ...field,
    isValid: create(schemas[field.isValid] ?? true, field.isDocument !== true),
  });
  return operations.map((operation) => ({
    ...operation,
    api,
    parameters: operation.parameters.map(withValidator),
    bodies: operation.bodies.map(({isValid, fields, ...body}) => ({
      ...body,
      fields: fields.map(withValidator),
      isValid: create(schemas[isValid] ?? true, body.kind !== 'json'),
    })),
  }));
}
