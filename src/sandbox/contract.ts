/**
 * The contract as the sandbox needs it: written from api-specs by `build/generateContract.ts` into
 * `.generated/sandbox`, which is not committed. Each API is added when it is tried.
 */
import shared from '../../.generated/sandbox/shared.mjs';
import type {ApiData, ApiId, SandboxOperation} from './contractTypes';
import {toOperations} from './toOperations';

export const {apiVersions, fieldVersions, operationApis, services} = shared;

const loaded = new Set<ApiId>();
let operations: readonly SandboxOperation[] = [];
let documents: ApiData['documents'];

/** Adds the operations of an API, unless they are there. */
export function addApi(data: ApiData): void {
  if (loaded.has(data.api)) return;
  loaded.add(data.api);
  operations = [...operations, ...toOperations(data)];
  documents = data.documents ?? documents;
}

/** The operations of the APIs that were added; another list after each. */
export const getOperations = (): readonly SandboxOperation[] => operations;

/** A shortened OpenAPI document, as `GET /apis?detailed=true` shows it. */
export const getDocument = (api: ApiId): object => documents?.[api] ?? {};
