/** Loads every API at once, for the server and for tests. */
import {allApis} from '../../.generated/sandbox/allApis';
import {addApi, getOperations} from './contract';

allApis.forEach(addApi);

export const operations = getOperations();
