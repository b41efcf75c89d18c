import {ContractError, dereference, listErrors, listOperations} from '../../contract';
import type {ContractDocument, ContractFailure, Operation, Schema} from '../../contract';
import {toSpecPlace} from '../../contract/toSpecPlace';
import type {ApiData, SandboxOperation, WrittenOperation} from '../contractTypes';
import {createValidators, type Validators} from './createValidators';

type AddSchema = Validators['add'];

/**
 * What the sandbox needs of one API.
 *
 * @param toPlace file and line of an operation, for messages
 * @throws ContractError with place and operation of each schema that cannot be compiled
 */
export function compileApi(
  api: ApiData['api'],
  document: ContractDocument,
  toPlace = (operation: Operation): string => toSpecPlace(api, operation),
): ApiData {
  const flat = dereference(document);
  const validators = createValidators(Object.values(flat.components?.schemas ?? {}));
  const errors = listErrors(flat);
  const problems: string[] = [];
  const operations = listOperations(flat).map((operation) => {
    const failures = errors.filter(({operationId}) => operationId === operation.id);
    return describeOperation(flat, operation, failures, (schema) => {
      try {
        return validators.add(schema);
      } catch (cause) {
        const reason = (cause as Error).message.replace(/^schema is invalid: /, '');
        problems.push(
          `${toPlace(operation)}: a schema of ${operation.id} cannot be compiled: ${reason}.`,
        );
        return 0;
      }
    });
  });
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
  return {api, operations, ...validators.toData()};
}

const getPrefix = (document: ContractDocument): string =>
  new URL(document.servers?.[0]?.url ?? 'http://localhost').pathname.replace(/\/$/, '');

function describeOperation(
  document: ContractDocument,
  operation: Operation,
  failures: readonly ContractFailure[],
  addSchema: AddSchema,
): WrittenOperation {
  const {requestBody, responses} = operation;
  const json = requestBody?.content['application/json']?.schema;
  return {
    id: operation.id,
    method: operation.method.toUpperCase(),
    path: getPrefix(document) + operation.path,
    isSecured: !operation.isPublic,
    planLimits: operation.source['x-plan-limits'] ?? [],
    parameters: operation.parameters
      .filter((parameter) => parameter.in !== 'cookie')
      .map((parameter) => ({
        name: parameter.name,
        in: parameter.in as SandboxOperation['parameters'][number]['in'],
        ...getError(parameter),
        isValid: addSchema(parameter.schema),
      })),
    parts: describeParts(requestBody?.content['multipart/form-data']?.schema, addSchema),
    ...(json === undefined ? {} : {isBodyValid: addSchema(json)}),
    errors: Object.fromEntries(
      failures.map(({name, status, message}) => [name, {status, message}]),
    ),
    billedStatuses: Object.entries(responses)
      .filter(([, response]) => response['x-billed'] === true)
      .map(([status]) => Number(status)),
  };
}

/** The text parts of a form; images have a rule in the sandbox itself. */
function describeParts(form: Schema | undefined, addSchema: AddSchema): WrittenOperation['parts'] {
  const isBinary = (schema: Schema): boolean => (schema.items ?? schema).format === 'binary';
  return Object.entries(form?.properties ?? {})
    .filter(([, schema]) => !isBinary(schema))
    .map(([name, schema]) => ({
      name,
      isRequired: form?.required?.includes(name) ?? false,
      isJson: schema.type === 'object',
      ...getError(schema),
      isValid: addSchema(schema),
    }));
}

const getError = ({'x-error': error = 'none'}: {'x-error'?: string}): {error?: string} =>
  error === 'none' ? {} : {error};
