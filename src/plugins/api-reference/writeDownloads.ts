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
