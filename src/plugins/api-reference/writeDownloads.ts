import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {
  toBundledJson,
  toBundledYaml,
  toPostmanCollection,
  type ApiId,
  type ContractDocument,
} from '../../contract';
import {writeIfChanged} from '../files/writeIfChanged';

/**
 * Writes what readers can download of an API: its specification in one file, as JSON and as YAML,
 * and as a Postman collection.
 */
export function writeDownloads(id: ApiId, contract: ContractDocument, dir: string): void {
  writeIfChanged(path.join(dir, `${id}.json`), toBundledJson(contract));
  writeIfChanged(path.join(dir, `${id}.yaml`), toBundledYaml(contract));
  writeIfChanged(path.join(dir, `${id}.postman.json`), toPostmanCollection(contract));
}

/** Removes the downloads of APIs that are no longer there: the site publishes the whole folder. */
export function removeOtherDownloads(ids: readonly ApiId[], dir: string): void {
  for (const name of readdirSync(dir))
    if (!ids.some((id) => name.startsWith(`${id}.`))) rmSync(path.join(dir, name));
}
