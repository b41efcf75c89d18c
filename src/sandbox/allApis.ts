/** Loads every API at once, for the server and for tests. */
import descriptor from '../../.generated/sandbox/descriptor.api.mjs';
import storage from '../../.generated/sandbox/storage.api.mjs';
import transport from '../../.generated/sandbox/transport.api.mjs';
import vehicle from '../../.generated/sandbox/vehicle.api.mjs';
import {addApi, getOperations} from './contract';

[vehicle, transport, storage, descriptor].forEach(addApi);

export const operations = getOperations();
