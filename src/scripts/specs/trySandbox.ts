import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {ContractError, type ContractDocument} from '../../contract';
import {openSpecFile} from '../../contract/SpecFile';
import {compileApi} from '../../sandbox/build/compileApi';
import {generateSandboxContract} from '../../sandbox/build/generateContract';
import type {ApiData} from '../../sandbox/contractTypes';

/** What the sandbox makes of a specification. */
export interface SandboxTrial {
  /** Of the data that a page would load, after brotli. */
  readonly bytes: number;
  /** Operations whose example request was sent; `fetch` knows no TRACE. */
  readonly tried: number;
  /** What cannot be compiled, and the example requests that are rejected. */
  readonly problems: readonly string[];
}

let trials = 0;

const ORIGIN = 'https://sandbox.example';

/** Compiles a specification for the sandbox, and sends the example request of each operation. */
export async function trySandbox(file: string, document: ContractDocument): Promise<SandboxTrial> {
  const spec = openSpecFile(path.resolve(file));
  try {
    const data = compileApi('vehicle', document, (operation) =>
      spec.toPlace(['paths', operation.path, operation.method]),
    );
    const tried = data.operations.filter(({method}) => method !== 'TRACE').map(({id}) => id);
    const problems = await sendExamples(data, tried);
    return {
      bytes: brotliCompressSync(JSON.stringify(data)).length,
      tried: tried.length,
      problems,
    };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return {bytes: 0, tried: 0, problems: error.message.split('\n')};
  }
}

async function sendExamples(data: ApiData, ids: readonly string[]): Promise<string[]> {
  // What the sandbox shares with all APIs is generated.
  await generateSandboxContract();
  const [{createSandbox}, {addApi, getOperations}, {createDefaultValues, toRequest}] =
    await Promise.all([
      import('../../sandbox/createSandbox'),
      import('../../sandbox/contract'),
      import('../../sandbox/cases'),
    ]);
  // Another name for each trial: an API is added once.
  trials += 1;
  const api = `trial ${trials}` as ApiData['api'];
  addApi({...data, api});
  const sandbox = createSandbox({operations: getOperations().filter((one) => one.api === api)});
  const problems: string[] = [];
  for (const id of ids) {
    try {
      const request = await toRequest(createDefaultValues(id), ORIGIN, async () => undefined);
      const response = await sandbox.fetch(request);
      const text = response.ok ? '' : await response.text();
      if (!response.ok) problems.push(`${id}: its example request gets ${response.status} ${text}`);
    } catch (error) {
      problems.push(`${id}: its example request cannot be sent: ${(error as Error).message}`);
    }
  }
  return problems;
}
