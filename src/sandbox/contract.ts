/**
 * The contract as the sandbox needs it: compiled from api-specs by `build/generateContract.ts`
 * into `.generated/sandbox`, which is not committed.
 */
import {contract} from '../../.generated/sandbox/contract.mjs';
import type {ApiId, SandboxContract, SandboxOperation} from './contractTypes';

export const operations: readonly SandboxOperation[] = contract.operations;

/** Versions that `x-api-version` accepts, oldest first. */
export const apiVersions: SandboxContract['apiVersions'] = contract.apiVersions;

/** Names that the `service` part accepts. */
export const services: readonly string[] = contract.services;

/** Shortened OpenAPI documents, as `GET /apis?detailed=true` shows them. */
export const documents: Readonly<Record<ApiId, object>> = contract.documents;
