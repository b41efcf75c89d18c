import path from 'node:path';
import {listApiIds, SPECS_DIRECTORY, type ApiId} from '../portal/apiIds';
import {bundle} from './bundle';
import {
  checkContract,
  checkExamples,
  checkOperationIds,
  checkReferenceLoops,
} from './checkContract';
import {completeDocument} from './completeDocument';
import {completeServers} from './completeServers';
import {ContractError} from './ContractError';
import {checkRequests} from './checkRequests';
import {checkServers} from './checkServers';
import {checkSecurity} from './checkSecurity';
import {getSharedMap} from './getSharedMap';
import {inlineParts} from './inlineParts';
import {inlineReferences} from './inlineReferences';
import {listOperations} from './listOperations';
import {checkStrayFiles} from './checkStrayFiles';
import {openSpecFile, SpecFile} from './SpecFile';
import type {ContractDocument} from './types';
import {completeXml} from './xml/completeXml';

export interface LoadOptions {
  /** Folder of the specifications, which no reference may leave. Default: `api-specs`. */
  readonly directory?: string;
  /** What tokens mean. Default: `tokensWithLimits`. */
  readonly tokens?: Readonly<Record<string, string>>;
  /**
   * Receives what keeps pages and samples from being made, though the rest of the document can be
   * read. Default: the first problem is thrown.
   */
  readonly onProblem?: (problem: ContractError) => void;
}

/** Reads a specification of any name; every `$ref` of the result points into the result itself. */
export function loadContractFile(
  file: string,
  options: LoadOptions = {},
  opened = new Map<string, SpecFile>(),
): ContractDocument {
  const read = (absolute: string): SpecFile => {
    const known = opened.get(absolute);
    if (known !== undefined) return known;
    const spec =
      options.tokens === undefined
        ? openSpecFile(absolute)
        : new SpecFile(absolute, options.tokens);
    opened.set(absolute, spec);
    return spec;
  };
  const entry = read(path.resolve(file));
  checkContract(entry);
  // Of a release, hosts are the names of tokens.
  if (options.tokens === undefined) checkServers(entry);
  const bundled = bundle(
    entry,
    path.resolve(options.directory ?? path.dirname(file)),
    read,
  ) as unknown as ContractDocument;
  checkReferenceLoops(entry, bundled);
  const written = inlineReferences(inlineParts(entry, bundled));
  // Of a release, hosts are the names of tokens.
  const document = completeXml(
    completeDocument(options.tokens === undefined ? completeServers(written) : written),
  );
  checkDocument(entry, document, options);
  return document;
}

/** Stops at what keeps pages and samples from being made, unless the caller receives it. */
function checkDocument(
  entry: SpecFile,
  document: ContractDocument,
  {onProblem}: LoadOptions,
): void {
  for (const check of [checkOperationIds, checkSecurity, checkRequests]) {
    try {
      check(entry, document);
    } catch (error) {
      if (onProblem === undefined || !(error instanceof ContractError)) throw error;
      onProblem(error);
    }
  }
  checkExamples(entry, document);
}

/**
 * Reads the contract of one API. Throws `ContractError` or `UnknownTokenError` with file and line.
 */
export function loadContract(
  id: ApiId,
  options: LoadOptions = {},
  opened?: Map<string, SpecFile>,
): ContractDocument {
  const directory = options.directory ?? SPECS_DIRECTORY;
  return loadContractFile(path.join(directory, `${id}.yaml`), {...options, directory}, opened);
}

type Contracts = Record<ApiId, ContractDocument>;

interface ReadContracts {
  readonly contracts: Contracts;
  readonly files: ReadonlyMap<string, SpecFile>;
}

/** What was read last from each folder, and of each list of APIs. */
const known = getSharedMap<ReadContracts>('contracts');

/** Whether files are as they were when they were read. */
const areCurrent = (files: ReadonlyMap<string, SpecFile>): boolean =>
  [...files].every(([file, spec]) => openSpecFile(file) === spec);

/**
 * Reads the contract of every API, once as long as its files stay: pages, sandbox and each table of
 * errors read it.
 */
export function loadAllContracts(options: LoadOptions = {}): Contracts {
  const {directory = SPECS_DIRECTORY, tokens} = options;
  const last = tokens === undefined ? known.get(directory) : undefined;
  if (last !== undefined && areCurrent(last.files)) {
    checkStrayFiles(directory, new Set(last.files.keys()));
    return last.contracts;
  }
  const read = readContracts({...options, directory});
  if (tokens === undefined) known.set(directory, read);
  return read.contracts;
}

/** Reads some of `api-specs`: what is made of the own APIs does not wait for a large other one. */
export function loadContracts<Id extends ApiId>(ids: readonly Id[]): Record<Id, ContractDocument> {
  const key = ids.join(' ');
  const last = known.get(key);
  if (last !== undefined && areCurrent(last.files)) return last.contracts;
  const files = new Map<string, SpecFile>();
  const contracts = Object.fromEntries(
    ids.map((id) => [id, loadContract(id, {}, files)]),
  ) as Contracts;
  known.set(key, {contracts, files});
  return contracts;
}

/**
 * Shared files are read once, each operationId is in one API only, and every file of the folder is
 * that of an API or shared by them.
 */
function readContracts(options: LoadOptions & {readonly directory: string}): ReadContracts {
  const opened = new Map<string, SpecFile>();
  const contracts = Object.fromEntries(
    listApiIds(options.directory).map((id) => [id, loadContract(id, options, opened)]),
  ) as Contracts;
  checkStrayFiles(options.directory, new Set(opened.keys()));
  checkUniqueIds(options.directory, contracts, opened);
  return {files: opened, contracts};
}

/** Stops at operationIds that two APIs have: samples and addresses name operations by them. */
function checkUniqueIds(
  directory: string,
  contracts: Contracts,
  opened: ReadonlyMap<string, SpecFile>,
): void {
  // Only a message needs lines: for them, a file is read a second time, ten times as slowly.
  const homes = new Map<string, () => string>();
  const problems: string[] = [];
  for (const api of listApiIds(directory)) {
    const spec = opened.get(path.resolve(directory, `${api}.yaml`));
    for (const {id, path: address, method} of listOperations(contracts[api])) {
      const at = ['paths', address, method, 'operationId'];
      const getHome = homes.get(id);
      if (getHome !== undefined && spec !== undefined) {
        const message = `operationId "${id}" is at ${getHome()} too. Fix: rename one.`;
        problems.push(spec.error(at, message).message);
      }
      homes.set(id, () => spec?.toPlace(at) ?? api);
    }
  }
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}
