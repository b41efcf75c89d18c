import type {ApiId} from './contractTypes';
import type {ApiForm} from './formTypes';

/** Loads the forms of an API's operations. */
export const formFiles: Readonly<Record<ApiId, () => Promise<{readonly default: ApiForm}>>> = {
  vehicle: () => import('../../.generated/sandbox/vehicle.form.mjs'),
  transport: () => import('../../.generated/sandbox/transport.form.mjs'),
  storage: () => import('../../.generated/sandbox/storage.form.mjs'),
  descriptor: () => import('../../.generated/sandbox/descriptor.form.mjs'),
};
