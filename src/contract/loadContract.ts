import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {apiIds, type ApiId} from './apiIds';
import {bundle} from './bundle';
import {checkBodyExamples, checkContract, checkReferenceLoops} from './checkContract';
import {ContractError} from './ContractError';
import {listOperations} from './listOperations';
import {openSpecFile, SpecFile} from './SpecFile';
import type {ContractDocument} from './types';

export interface LoadOptions {
  /** Folder of the specifications, which no reference may leave. Default: `api-specs`. */
  readonly directory?: string;
  /** What tokens mean. Default: `tokensWithLimits`. */
  readonly tokens?: Readonly<Record<string, string>>;
}

const SPECS_DIRECTORY = fileURLToPath(new URL('../../api-specs', import.meta.url));

/** Reads a specification of any name; every `$ref` of the result points into the result itself. */
export function loadContractFile(
  file: string,
  options: LoadOptions = {},
  opened = new Map<string, SpecFile>(),
): ContractDocument {
  const open = (absolute: string): SpecFile => {
    const known =
      opened.get(absolute) ??
      (options.tokens === undefined
        ? openSpecFile(absolute)
        : new SpecFile(absolute, options.tokens));
    opened.set(absolute, known);
    return known;
  };
  const entry = open(path.resolve(file));
  checkContract(entry);
  const document = bundle(
    entry,
    path.resolve(options.directory ?? path.dirname(file)),
    open,
  ) as unknown as ContractDocument;
  checkReferenceLoops(entry, document);
  checkBodyExamples(entry, document);
  return document;
}

/** Reads the contract of one API. Throws `ContractError` or `UnknownTokenError` with file and line. */
export function loadContract(
  id: ApiId,
  options: LoadOptions = {},
  opened?: Map<string, SpecFile>,
): ContractDocument {
  const directory = options.directory ?? SPECS_DIRECTORY;
  return loadContractFile(path.join(directory, `${id}.yaml`), {...options, directory}, opened);
}

/** Reads all four; shared files are read once, and each operationId is in one of them only. */
export function loadAllContracts(options: LoadOptions = {}): Record<ApiId, ContractDocument> {
  const opened = new Map<string, SpecFile>();
  const contracts = Object.fromEntries(
    apiIds.map((id) => [id, loadContract(id, options, opened)]),
  ) as Record<ApiId, ContractDocument>;
  const homes = new Map<string, ApiId>();
  for (const api of apiIds) {
    for (const {id} of listOperations(contracts[api])) {
      const home = homes.get(id);
      if (home !== undefined) {
        throw new ContractError(
          `${api}.yaml: operationId "${id}" is in ${home}.yaml too. Fix: rename one.`,
        );
      }
      homes.set(id, api);
    }
  }
  return contracts;
}
