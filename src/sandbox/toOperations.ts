import {createValidator} from '../contract/validation/createValidator';
import type {
  ApiData,
  SandboxField,
  SandboxOperation,
  Validator,
  WrittenField,
} from './contractTypes';

/** The operations of an API, with validators in place of the indexes of their schemas. */
export function toOperations({
  api,
  operations,
  schemas,
  definitions,
  xmlShapes,
}: ApiData): readonly SandboxOperation[] {
  const validate = createValidator(definitions);
  const create = (index: number, coerce: boolean): Validator => {
    const schema = schemas[index] ?? true;
    return Object.assign(validate(schema, coerce), {
      explain: async (value: unknown) =>
        // Loaded with the first value that is rejected.
        (await import('../contract/validation/explainValue')).explainValue(
          schema,
          value,
          definitions,
          coerce,
        ),
    });
  };
  // Texts stand for numbers, but a document of JSON has types.
  const withValidator = <Field extends WrittenField>(
    field: Field,
  ): Omit<Field, 'isValid'> & Pick<SandboxField, 'isValid'> => ({
    ...field,
    isValid: create(field.isValid, field.isDocument !== true),
  });
  return operations.map((operation) => ({
    ...operation,
    api,
    parameters: operation.parameters.map(withValidator),
    bodies: operation.bodies.map(({isValid, fields, ...body}) => ({
      ...body,
      fields: fields.map(withValidator),
      xmlShapes,
      isValid: create(isValid, body.kind !== 'json'),
    })),
  }));
}
