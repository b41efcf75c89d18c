import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import type {ApiId, ContractDocument} from '../../../contract';
import {writeIfChanged} from '../../files/writeIfChanged';
import {API_CATALOG} from '../../../portal/apiCatalog';
import {createApiCatalog} from './createApiCatalog';
import {toErrorsFile} from './toErrorsFile';
import {toLimitsFile} from './toLimitsFile';

/**
 * Writes what tools read instead of pages: the error catalogue, limits and plans, each with its
 * JSON schema, and the catalog of the APIs.
 *
 * @param contracts all specifications
 * @param dir folder whose files are served below the base
 * @param address of the site, with a slash at the end
 */
export function writeMachineFiles(
  contracts: Readonly<Record<ApiId, ContractDocument>>,
  dir: string,
  address: string,
): void {
  mkdirSync(dir, {recursive: true});
  const files = {
    errors: toErrorsFile(contracts, address),
    limits: toLimitsFile(contracts, address),
  };
  for (const [name, content] of Object.entries(files)) {
    writeIfChanged(path.join(dir, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
    copyFileSync(
      path.join(__dirname, `${name}.schema.json`),
      path.join(dir, `${name}.schema.json`),
    );
  }
  // The host serves it at its root (`npm run headers`).
  const catalog = path.join(dir, API_CATALOG);
  mkdirSync(path.dirname(catalog), {recursive: true});
  writeIfChanged(catalog, createApiCatalog(contracts));
}
