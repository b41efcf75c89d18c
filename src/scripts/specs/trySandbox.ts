import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {ContractError, type ContractDocument} from '../../contract';
import {listMade} from '../../contract/checks/listMadeExamples';
import {listOperations, type Operation} from '../../contract/listOperations';
import {openSpecFile} from '../../contract/SpecFile';
import {compileApi} from '../../sandbox/build/compileApi';
import {generateSandboxContract} from '../../sandbox/build/generateContract';
import type {ApiData} from '../../sandbox/contractTypes';
import {listTakenIds} from './listTakenIds';

/** What the sandbox makes of a specification. */
export interface SandboxTrial {
  /** Of the data that a page would load, after brotli. */
  readonly bytes: number;
  /** Operations with an example request; `fetch` knows no TRACE. */
  readonly tried: number;
  /** What cannot be compiled or told apart, and the example requests that are rejected. */
  readonly problems: readonly string[];
}

let trials = 0;

const ORIGIN = 'https://sandbox.example';

/** Compiles a specification for the sandbox, and sends the example request of each operation. */
export async function trySandbox(file: string, document: ContractDocument): Promise<SandboxTrial> {
  const spec = openSpecFile(path.resolve(file));
  try {
    const toPlace = ({path: at, method}: Pick<Operation, 'path' | 'method'>): string =>
      spec.toPlace(['paths', at, method]);
    const data = compileApi('vehicle', document, toPlace);
    const taken = listTakenIds(file, document);
    const tried = listOperations(document).filter(({method}) => method !== 'trace');
    const ids = tried.map(({id}) => id).filter((id) => !taken.has(id));
    const failures = await sendExamples(data, ids);
    return {
      bytes: brotliCompressSync(JSON.stringify(data)).length,
      tried: tried.length,
      problems: tried.flatMap((operation) => {
        const {id} = operation;
        const home = taken.get(id);
        const failure = failures.get(id);
        if (home !== undefined)
          return `${toPlace(operation)}: operationId "${id}" is in ${home} too. Fix: rename one.`;

        return failure === undefined
          ? []
          : `${toPlace(operation)}: the example request of ${id} ${failure} ${toFix(operation)}`;
      }),
    };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return {bytes: 0, tried: 0, problems: error.message.split('\n')};
  }
}

function toFix(operation: Operation): string {
  const made = listMade(operation);
  return made.length === 0
    ? 'Fix: correct the example or its schema.'
    : `Made from the schema: ${made.join(', ')}. Fix: write an \`example\`, or correct the others.`;
}

/** What went wrong, by operation. */
async function sendExamples(
  data: ApiData,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
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
  const failures = new Map<string, string>();
  for (const id of ids) {
    try {
      const request = await toRequest(createDefaultValues(id), ORIGIN, async () => undefined);
      const response = await sandbox.fetch(request);
      if (response.status >= 400)
        failures.set(id, `gets ${response.status} ${await response.text()}.`);
    } catch (error) {
      failures.set(id, `cannot be sent: ${(error as Error).message.replace(/\.$/, '')}.`);
    }
  }
  return failures;
}
