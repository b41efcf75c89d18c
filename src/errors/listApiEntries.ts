import {
  apiIds,
  listErrors,
  listOperations,
  type ApiId,
  type ContractDocument,
  type ContractFailure,
  type Operation,
} from '../contract';
import {getServerUrl} from '../contract/getServerUrl';
import {toAnchor} from '../contract/toAnchor';
import type {FindPage} from '../contract/view/pages/createPageFinder';
import {errorSources, type ErrorEntry} from './ErrorEntry';

/** A documented error of one operation. */
interface Failure extends ContractFailure {
  readonly api: ApiId;
  readonly operation: Operation;
  /** Path of its server, such as `/vehicle`. */
  readonly prefix: string;
}

/**
 * The documented errors of all operations. Those with the same message share an entry, which says
 * where operations differ.
 *
 * @param findPage where the reference of an API has several pages
 */
export const listApiEntries = (
  contracts: Readonly<Record<ApiId, ContractDocument>>,
  findPage: FindPage = (api) => `/api/${api}`,
): ErrorEntry[] => listGroups(contracts).map(([id, failures]) => toEntry(id, failures, findPage));

/** The failures of each entry, with its id. */
function listGroups(
  contracts: Readonly<Record<ApiId, ContractDocument>>,
): (readonly [id: string, failures: readonly Failure[]])[] {
  const groups = new Map<string, Failure[]>();
  for (const failure of apiIds.flatMap((api) => listFailures(api, contracts[api]))) {
    const {response, name, message, billed, retry} = failure;
    const key = JSON.stringify([response, name, message, billed, retry.when]);
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  const all = [...groups.values()];
  const ids = all.map(toId);
  return all.map((failures, index) => {
    const id = ids[index] ?? '';
    const isUnique = ids.indexOf(id) === ids.lastIndexOf(id);
    return [isUnique ? id : `${id}-${failures[0]?.operationId}`, failures];
  });
}

/** Finds the id of the entry of an operation's documented error. */
export function createEntryFinder(
  contracts: Readonly<Record<ApiId, ContractDocument>>,
): (operationId: string, response: string, message: string) => string | undefined {
  const toKey = (...names: readonly string[]): string => names.join(' ');
  const ids = new Map(
    listGroups(contracts).flatMap(([id, failures]) =>
      failures.map(
        ({operationId, response, message}) => [toKey(operationId, response, message), id] as const,
      ),
    ),
  );
  return (operationId, response, message) => ids.get(toKey(operationId, response, message));
}

function listFailures(api: ApiId, document: ContractDocument): Failure[] {
  const operations = new Map(listOperations(document).map((one) => [one.id, one]));
  const failures = listErrors(document);
  return failures.flatMap((failure) => {
    const operation = operations.get(failure.operationId);
    if (operation === undefined) return [];
    const prefix = new URL(getServerUrl(document, operation)).pathname.replace(/\/$/, '');
    const remedy = failure.remedy || 'Read what the reference says about this response.';
    return [{...failure, cause: toCause(failure, failures), remedy, api, operation, prefix}];
  });
}

/** A cause that is missing, or that several errors of a status share, says less than the summary. */
function toCause(failure: ContractFailure, all: readonly ContractFailure[]): string {
  const {operationId, response, name, cause, summary} = failure;
  const isShared = all.some(
    (one) =>
      one.operationId === operationId &&
      one.response === response &&
      one.name !== name &&
      one.cause === cause,
  );
  return isShared || cause === '' ? `${summary}.` : cause;
}

/** An error of as many APIs is one of the platform; its address stays when an API is added. */
const SHARED_BY = 4;

const listApis = (failures: readonly Failure[]): ApiId[] => [
  ...new Set(failures.map(({api}) => api)),
];

function toId(failures: readonly Failure[]): string {
  const apis = listApis(failures);
  const [first] = failures as [Failure];
  const owner = apis.length < SHARED_BY ? apis.join('-') : 'api';
  const name = toAnchor(first.name) || 'unnamed';
  return `error-${owner}-${first.response.toLowerCase()}-${name}`;
}

function toEntry(id: string, failures: readonly Failure[], findPage: FindPage): ErrorEntry {
  const [first] = failures as [Failure];
  const {operationId, api, response, name, summary, message, isWholeBody, retry, billed} = first;
  return {
    id,
    sources: listApis(failures),
    ...(response !== 'default' && {status: response.toLowerCase()}),
    codes: [name],
    ...(isWholeBody && {title: summary}),
    messages: [message],
    cause: joinTexts(failures, ({cause}) => cause),
    remedy: joinTexts(failures, ({remedy}) => remedy),
    billed: billed ? 'yes' : 'no',
    retry: retry.when,
    ...(retry.advice !== '' && {retryAdvice: retry.advice}),
    pages: [
      {
        label: `${errorSources[api]}, ${response}`,
        to: `${findPage(api, operationId)}#${operationId}-${response}`,
      },
    ],
    isOnlyHere: false,
    tries: failures.map((failure) => ({
      operationId: failure.operationId,
      label: failure.operation.summary,
      caseName: name,
    })),
    calls: [...new Set(failures.map(toCall))],
  };
}

/** One text, or that of each operation after its name. */
function joinTexts(failures: readonly Failure[], toText: (failure: Failure) => string): string {
  const operations = new Map<string, string[]>();
  for (const failure of failures) {
    const text = toText(failure);
    operations.set(text, [...(operations.get(text) ?? []), failure.operation.summary]);
  }
  if (operations.size === 1) return toText(failures[0] as Failure);
  return [...operations].map(([text, names]) => `${names.join(', ')}: ${text}`).join(' ');
}

const toCall = ({operation: {method, path}, prefix}: Failure): string =>
  `${method.toUpperCase()} ${prefix}${path.replace(/\{.*/s, '')}`;
