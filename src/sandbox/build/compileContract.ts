import {
  apiIds,
  ContractError,
  dereference,
  listOperations,
  type ContractDocument,
} from '../../contract';
import {listStructureVersions} from '../../contract/history/listStructureVersions';
import type {ApiData, ApiId, SharedData, VersionedApi} from '../contractTypes';
import type {ReferenceData, ResponseData} from '../resultTypes';
import {compileApi} from './compileApi';
import {compileReference} from './compileReference';
import {compileResponses} from './compileResponses';
import {listFieldVersions} from './listFieldVersions';

type Documents = Readonly<Record<ApiId, ContractDocument>>;

/** What the sandbox needs of all APIs: one part for each, and one for what they share. */
export function compileContract(documents: Documents): {
  readonly shared: SharedData;
  readonly apis: readonly ApiData[];
  readonly references: Readonly<Record<ApiId, ReferenceData>>;
  readonly responses: Readonly<Record<ApiId, ResponseData>>;
} {
  const responses = mapApis((api) => compileResponses(api, documents[api]));
  return {
    shared: {...describeShared(documents), operationApis: listOperationApis(responses)},
    apis: apiIds.map((api) => ({
      ...compileApi(api, documents[api]),
      ...(api === 'descriptor' && {documents: toOutlines(documents)}),
    })),
    references: mapApis((api) => compileReference(api, documents[api])),
    responses,
  };
}

const mapApis = <Data>(compile: (api: ApiId) => Data): Record<ApiId, Data> =>
  Object.fromEntries(apiIds.map((api) => [api, compile(api)])) as Record<ApiId, Data>;

const listOperationApis = (responses: Record<ApiId, ResponseData>): Record<string, ApiId> =>
  Object.fromEntries(
    apiIds.flatMap((api) => Object.keys(responses[api].roots).map((id) => [id, api])),
  );

function describeShared(documents: Documents): Omit<SharedData, 'operationApis'> {
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
  const versions = listStructureVersions(documents[api]);
  if (versions.length === 0) {
    throw new ContractError(
      `api-specs/${api}.yaml:1: the sandbox takes the API versions from the first of the \`examples\` of ${id}, status 200, which is missing. Fix: add it.`,
    );
  }
  return versions;
}

const toOutlines = (documents: Documents): Record<ApiId, object> =>
  mapApis((api) => toOutline(documents[api]));

/** A document without its details: what `GET /apis?detailed=true` shows. */
function toOutline(document: ContractDocument): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const {path, method, id, summary} of listOperations(document))
    (paths[path] ??= {})[method] = {operationId: id, summary};
  const {title, version} = document.info;
  return {openapi: document.openapi, info: {title, version}, paths};
}
