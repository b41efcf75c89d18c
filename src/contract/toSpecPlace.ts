import {existsSync} from 'node:fs';
import path from 'node:path';
import {SPECS_DIRECTORY, type ApiId} from '../portal/apiIds';
import type {Operation} from './listOperations';
import {openSpecFile} from './SpecFile';

/** File and line of an operation of the contract: `api-specs/vehicle.yaml:12`. */
export function toSpecPlace(api: ApiId, {path: address, method}: Operation): string {
  const file = path.join(SPECS_DIRECTORY, `${api}.yaml`);
  return existsSync(file) ? openSpecFile(file).toPlace(['paths', address, method]) : file;
}
