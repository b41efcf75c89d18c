import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {apiIds, listOperations, loadAllContracts} from '../../contract';
import {createSamples} from '../../contract/samples';
import {expandTokens} from '../../markdown/expandTokens';
import {names} from '../../portal/product';
import {collectSamples} from '../collectSamples';

export type Runner = 'node' | 'python' | 'shell';

/** A sample that sends requests, as the reader has it. */
export interface MatrixSample {
  readonly title: string;
  readonly runner: Runner;
  readonly code: string;
  readonly operationId: string;
  /** Prints the response as it is, nulls included. */
  readonly printsWhole: boolean;
}

const RUNNERS: Readonly<Record<string, Runner>> = {
  '.mjs': 'node',
  '.mts': 'node',
  '.py': 'python',
  '.sh': 'shell',
};

/** How a sample of a document calls an operation that has a matrix. */
const CALLS: readonly (readonly [operationId: string, call: RegExp])[] = [
  ['recognizeVehicle', /\/vehicle\/|VehicleAPIClient/],
  ['readCargoCode', /\/transport\/|TransportAPIClient/],
  ['listEvents', /\/storage\/events\//],
];

const PRINTS_WHOLE = /json\.dumps\(response|JSON\.stringify\(await response|jq 'del\(/;

/** Samples of the documents that call an operation with results. */
function listDocumentSamples(): readonly MatrixSample[] {
  return collectSamples('docs').flatMap(({file, program, notRun}) => {
    const runner = RUNNERS[path.extname(file)];
    if (program === undefined || notRun !== undefined || runner === undefined) return [];
    const code = expandTokens(readFileSync(file, 'utf8'), {file});
    const operationId = CALLS.find(([, call]) => call.test(code))?.[0];
    if (operationId === undefined) return [];
    return [
      {
        title: file,
        runner,
        code: file.endsWith('.mts') ? transformSync(code, {loader: 'ts'}).code : code,
        operationId,
        printsWhole: PRINTS_WHOLE.test(code),
      },
    ];
  });
}

/**
 * Samples of the reference. The curl command prints the response as it is, so it cannot fail on a
 * field.
 */
function listReferenceSamples(): readonly MatrixSample[] {
  const documents = loadAllContracts();
  return apiIds.flatMap((api) =>
    listOperations(documents[api]).flatMap((operation) =>
      createSamples(documents[api], operation)
        .filter(({id}) => id !== 'curl')
        .map(({id, code}) => ({
          title: `reference/${operation.id}/${id}`,
          runner: id.startsWith('python') ? ('python' as const) : ('node' as const),
          code,
          operationId: operation.id,
          printsWhole: true,
        })),
    ),
  );
}

export const listMatrixSamples = (): readonly MatrixSample[] => [
  ...listDocumentSamples(),
  ...listReferenceSamples(),
];

/** The variable that names the service to a sample. */
export const urlVariable = names.apiUrlVariable;
