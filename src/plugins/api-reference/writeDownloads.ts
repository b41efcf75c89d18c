import path from 'node:path';
import {
  apiIds,
  toBundledJson,
  toBundledYaml,
  toPostmanCollection,
  type ApiId,
  type ContractDocument,
} from '../../contract';
import {writeIfChanged} from '../files/writeIfChanged';

/**
 * Writes what readers can download: each specification in one file, as JSON and as YAML, and as a
 * Postman collection.
 */
export function writeDownloads(contracts: Record<ApiId, ContractDocument>, dir: string): void {
  for (const id of apiIds) {
    writeIfChanged(path.join(dir, `${id}.json`), toBundledJson(contracts[id]));
    writeIfChanged(path.join(dir, `${id}.yaml`), toBundledYaml(contracts[id]));
    writeIfChanged(path.join(dir, `${id}.postman.json`), toPostmanCollection(contracts[id]));
  }
}
