import {operationApis} from '../../../sandbox/contract';
import type {ApiId} from '../../../sandbox/contractTypes';
import {referenceFiles, responseFiles} from '../../../../.generated/sandbox/resultFiles';
import type {ReferenceData, ResponseData} from '../../../sandbox/resultTypes';

/** What responses of all APIs are checked with. */
export interface Contracts {
  /** Operations and messages to hooks, in the order of the APIs. */
  readonly operationIds: readonly string[];
  readonly find: (operationId: string) => ResultContract | undefined;
}

/** What responses of one API are checked with. */
export interface ResultContract {
  readonly references: ReferenceData;
  readonly responses: ResponseData;
}

/** Finds where the reference explains the response of an operation. */
export type FindReferences = (operationId: string) => ReferenceData | undefined;

/** Everything, for a result that may be of any operation. */
export async function loadContracts(): Promise<Contracts> {
  const operationIds = Object.keys(operationApis);
  const apis = listApis(operationIds);
  const contracts = new Map(
    await Promise.all(
      apis.map(async (api) => {
        const [{default: references}, {default: responses}] = await Promise.all([
          referenceFiles[api](),
          responseFiles[api](),
        ]);
        return [api, {references, responses}] as const;
      }),
    ),
  );
  return {operationIds, find: (id) => findByApi(contracts, id)};
}

/** Where the reference explains the responses of these operations. */
export async function loadReferences(operationIds: readonly string[]): Promise<FindReferences> {
  const references = new Map(
    await Promise.all(
      listApis(operationIds).map(
        async (api) => [api, (await referenceFiles[api]()).default] as const,
      ),
    ),
  );
  return (id) => findByApi(references, id);
}

const getApi = (operationId: string): ApiId | undefined =>
  Object.hasOwn(operationApis, operationId) ? operationApis[operationId] : undefined;

const listApis = (operationIds: readonly string[]): readonly ApiId[] => [
  ...new Set(operationIds.flatMap((id) => getApi(id) ?? [])),
];

function findByApi<Data>(all: ReadonlyMap<ApiId, Data>, operationId: string): Data | undefined {
  const api = getApi(operationId);
  return api === undefined ? undefined : all.get(api);
}
