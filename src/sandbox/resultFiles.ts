import type {ApiId} from './contractTypes';
import type {ReferenceData, ResponseData} from './resultTypes';

type Files<Data> = Readonly<Record<ApiId, () => Promise<{readonly default: Data}>>>;

/** Where the reference explains the fields of a response; loaded with the first one. */
export const referenceFiles: Files<ReferenceData> = {
  vehicle: () => import('../../.generated/sandbox/vehicle.reference.mjs'),
  transport: () => import('../../.generated/sandbox/transport.reference.mjs'),
  storage: () => import('../../.generated/sandbox/storage.reference.mjs'),
  descriptor: () => import('../../.generated/sandbox/descriptor.reference.mjs'),
};

/** What responses are checked with; loaded when a reader opens one. */
export const responseFiles: Files<ResponseData> = {
  vehicle: () => import('../../.generated/sandbox/vehicle.responses.mjs'),
  transport: () => import('../../.generated/sandbox/transport.responses.mjs'),
  storage: () => import('../../.generated/sandbox/storage.responses.mjs'),
  descriptor: () => import('../../.generated/sandbox/descriptor.responses.mjs'),
};
