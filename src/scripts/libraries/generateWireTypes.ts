import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {loadContracts, type ContractDocument} from '../../contract';
import {writeIfChanged} from '../../plugins/files/writeIfChanged';
import {getLibraryDir} from './libraries';
import {MARK} from './generateLibrarySources';
import {clientApis} from './python/responseNames';

/**
 * Writes the types of the contract for the tests of the client, which compare them with its own.
 * Files that are up to date are not touched.
 */
export async function generateWireTypes(): Promise<void> {
  const dir = path.join(getLibraryDir('cloud-client'), 'test/generated');
  const contracts = loadContracts(clientApis);
  for (const id of clientApis) await writeWireTypes(path.join(dir, `${id}.ts`), contracts[id]);
}

async function writeWireTypes(file: string, contract: ContractDocument): Promise<void> {
  const mark = `${MARK} Source: api-specs, state ${createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 12)}.`;
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present.startsWith(mark)) return;
  // Loads the TypeScript compiler, which takes seconds: only when something has changed.
  const {default: openapiTypescript, astToString} = await import('openapi-typescript');
  const ast = await openapiTypescript(JSON.stringify(contract), {silent: true});
  writeIfChanged(file, `${mark}\n${astToString(ast)}`);
}
