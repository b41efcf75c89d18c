import type {ApiData, ApiId} from './contractTypes';

/** Loads what the sandbox knows of an API; apart from the sandbox, so that both load at once. */
export const apiFiles: Readonly<Record<ApiId, () => Promise<{readonly default: ApiData}>>> = {
  vehicle: () => import('../../.generated/sandbox/vehicle.api.mjs'),
  transport: () => import('../../.generated/sandbox/transport.api.mjs'),
  storage: () => import('../../.generated/sandbox/storage.api.mjs'),
  descriptor: () => import('../../.generated/sandbox/descriptor.api.mjs'),
};
