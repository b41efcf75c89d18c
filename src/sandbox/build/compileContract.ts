import {
  apiIds,
  ContractError,
  dereference,
  listOperations,
  resolveReference,
  type ContractDocument,
  type Example,
} from '../../contract';
import type {ApiData, ApiId, SharedData, VersionedApi} from '../contractTypes';
import {compileApi} from './compileApi';
import {listFieldVersions} from './listFieldVersions';

type Documents = Readonly<Record<ApiId, ContractDocument>>;

/** What the sandbox needs of all APIs: one part for each, and one for what they share. */
export function compileContract(documents: Documents): {
  readonly shared: SharedData;
  readonly apis: readonly ApiData[];
} {
  return {
    shared: describeShared(documents),
    apis: apiIds.map((api) => ({
      ...compileApi(api, documents[api]),
      ...(api === 'descriptor' && {documents: toOutlines(documents)}),
    })),
  };
}

function describeShared(documents: Documents): SharedData {
  const vehicle = dereference(documents.vehicle);
  const transport = dereference(documents.transport);
  return {
    apiVersions: {
      vehicle: readVersions(documents, 'vehicle', 'listVehicleVersions'),
      transport: readVersions(documents, 'transport', 'listTransportVersions'),
    },
    fieldVersions: {
      vehicle: listFieldVersions(getSchema(vehicle, 'recognizeVehicle'), ''),
      transport: listFieldVersions(getSchema(transport, 'readCargoCode'), ''),
    },
    services: (getSchema(vehicle, 'listServices')?.items?.enum ?? []) as readonly string[],
  };
}

/** The schema of the response to an operation that succeeds. */
const getSchema = (document: ContractDocument, operationId: string) =>
  listOperations(document).find(({id}) => id === operationId)?.responses['200']?.content?.[
    'application/json'
  ]?.schema;

/** The API versions, from the first example of the operation that lists them. */
function readVersions(documents: Documents, api: VersionedApi, id: string): readonly string[] {
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

const toOutlines = (documents: Documents): Record<ApiId, object> =>
  Object.fromEntries(apiIds.map((api) => [api, toOutline(documents[api])])) as Record<
    ApiId,
    object
  >;

/** A document without its details: what `GET /apis?detailed=true` shows. */
function toOutline(document: ContractDocument): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const {path, method, id, summary} of listOperations(document))
    (paths[path] ??= {})[method] = {operationId: id, summary};
  const {title, version} = document.info;
  return {openapi: document.openapi, info: {title, version}, paths};
}
