import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {
  apiIds,
  ContractError,
  dereference,
  listErrors,
  listOperations,
  resolveReference,
} from '../../contract';
import type {ContractDocument, ContractFailure, Example, Operation, Schema} from '../../contract';
import {toSpecPlace} from '../../contract/toSpecPlace';
import type {SandboxContract, SandboxOperation} from '../contractTypes';
import {createValidators, type Validators} from './createValidators';
import {listFieldVersions} from './listFieldVersions';

const VALIDATOR = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  'validation/createValidator.ts',
);

/** A validator is written as a mark, which code replaces. */
type Written<T> = T extends (value: unknown) => boolean
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : T extends object
      ? {readonly [Key in keyof T]: Written<T[Key]>}
      : T;

/** One self-contained ES module: the data of the operations, and their validators. */
export async function compileContract(documents: Documents, resolveDir: string): Promise<string> {
  const flat = apiIds.map((api) => [api, dereference(documents[api])] as const);
  const validators = createValidators(
    flat.flatMap(([, {components}]) => Object.values(components?.schemas ?? {})),
  );
  const contract = describeContract(documents, flat, validators.add);
  const {definitions, schemas} = validators.toData();
  const bundled = await build({
    stdin: {
      contents: [
        `import {createValidator} from ${JSON.stringify(VALIDATOR)};`,
        `const create = createValidator(${JSON.stringify(definitions)});`,
        `const schemas = ${JSON.stringify(schemas)};`,
        `export const contract = ${JSON.stringify(contract).replace(/"validator:(\d+):(0|1)"/g, 'create(schemas[$1], $2 === 1)')};`,
      ].join('\n'),
      resolveDir,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    minify: true,
    logLevel: 'silent',
  });
  return bundled.outputFiles[0]?.text ?? '';
}

type Documents = Readonly<Record<SandboxOperation['api'], ContractDocument>>;
type AddValidator = Validators['add'];

function describeContract(
  documents: Documents,
  flat: readonly (readonly [api: SandboxOperation['api'], document: ContractDocument])[],
  addValidator: AddValidator,
): Written<SandboxContract> {
  return {
    operations: flat.flatMap(([api, document]) => {
      const errors = listErrors(document);
      return listOperations(document).map((operation) => {
        const failures = errors.filter(({operationId}) => operationId === operation.id);
        return describeOperation(api, document, operation, failures, (schema, coerce) => {
          try {
            return addValidator(schema, coerce);
          } catch (cause) {
            throw new ContractError(
              `${toSpecPlace(api, operation)}: a schema of ${operation.id} cannot be compiled: ${(cause as Error).message.replace(/^schema is invalid: /, '')}.`,
              {cause},
            );
          }
        });
      });
    }),
    apiVersions: {
      vehicle: readVersions(documents, 'vehicle', 'listVehicleVersions'),
      transport: readVersions(documents, 'transport', 'listTransportVersions'),
    },
    services: readServices(flat.map(([, document]) => document)),
    documents: Object.fromEntries(
      flat.map(([api, document]) => [api, toOutline(document)]),
    ) as Record<SandboxOperation['api'], object>,
  };
}

/** The API versions, from the first example of the operation that lists them. */
function readVersions(
  documents: Documents,
  api: SandboxOperation['api'],
  id: string,
): readonly string[] {
  const operation = listOperations(documents[api]).find((candidate) => candidate.id === id);
  const content = operation?.responses['200']?.content?.['application/json'];
  const [example] = Object.values(content?.examples ?? {});
  if (example === undefined) {
    throw new ContractError(
      `api-specs/${api}.yaml:1: the sandbox takes the API versions from the first of the \`examples\` of ${id}, status 200, which is missing. Fix: add it.`,
    );
  }
  return resolveReference<Example>(documents[api], example).value as readonly string[];
}

/** The services, from the schema of the operation that lists them. */
function readServices(documents: readonly ContractDocument[]): readonly string[] {
  const operation = documents.flatMap(listOperations).find(({id}) => id === 'listServices');
  const schema = operation?.responses['200']?.content?.['application/json']?.schema;
  return (schema?.items?.enum ?? []) as readonly string[];
}

const getPrefix = (document: ContractDocument): string =>
  new URL(document.servers?.[0]?.url ?? 'http://localhost').pathname.replace(/\/$/, '');

function describeOperation(
  api: SandboxOperation['api'],
  document: ContractDocument,
  operation: Operation,
  failures: readonly ContractFailure[],
  addValidator: AddValidator,
): Written<SandboxOperation> {
  const {requestBody, responses} = operation;
  const json = requestBody?.content['application/json']?.schema;
  return {
    id: operation.id,
    api,
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
        isValid: addValidator(parameter.schema, true),
      })),
    parts: describeParts(requestBody?.content['multipart/form-data']?.schema, addValidator),
    ...(json === undefined ? {} : {isBodyValid: addValidator(json, false)}),
    errors: Object.fromEntries(
      failures.map(({name, status, message}) => [name, {status, message}]),
    ),
    billedStatuses: Object.entries(responses)
      .filter(([, response]) => response['x-billed'] === true)
      .map(([status]) => Number(status)),
    fieldVersions: listFieldVersions(responses['200']?.content?.['application/json']?.schema, ''),
  };
}

/** The text parts of a form; images have a rule in the sandbox itself. */
function describeParts(
  form: Schema | undefined,
  addValidator: AddValidator,
): Written<SandboxOperation>['parts'] {
  const isBinary = (schema: Schema): boolean => (schema.items ?? schema).format === 'binary';
  return Object.entries(form?.properties ?? {})
    .filter(([, schema]) => !isBinary(schema))
    .map(([name, schema]) => ({
      name,
      isRequired: form?.required?.includes(name) ?? false,
      isJson: schema.type === 'object',
      ...getError(schema),
      isValid: addValidator(schema, true),
    }));
}

const getError = ({'x-error': error = 'none'}: {'x-error'?: string}): {error?: string} =>
  error === 'none' ? {} : {error};

/** A document without its details: what `GET /apis?detailed=true` shows. */
function toOutline(document: ContractDocument): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const {path, method, id, summary} of listOperations(document))
    (paths[path] ??= {})[method] = {operationId: id, summary};
  const {title, version} = document.info;
  return {openapi: document.openapi, info: {title, version}, paths};
}
