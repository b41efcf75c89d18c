import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import {listOperations, type ContractDocument} from '../../contract';

/**
 * The operations as docusaurus-plugin-openapi-docs lists them, in its order.
 *
 * @throws Error when it finds other operations than the contract has: none may get lost on the way to its page
 */
export async function listItems(id: string, document: ContractDocument): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  const file = path.join(folder, `${id}.json`);
  try {
    writeFileSync(file, JSON.stringify(document));
    const [items] = await processOpenapiFiles(
      await readOpenapiFiles(file),
      {specPath: file, outputDir: folder},
      {},
    );
    const found = items.flatMap((item) =>
      item.type === 'api' && typeof item.api.operationId === 'string' ? [item.api.operationId] : [],
    );
    const lost = listOperations(document).filter((operation) => !found.includes(operation.id));
    if (lost.length > 0) {
      throw new Error(
        `${id}.yaml: operations without a page: ${lost.map((operation) => operation.id).join(', ')}.`,
      );
    }
    return found;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
