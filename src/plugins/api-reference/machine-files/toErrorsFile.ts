import {
  apiIds,
  listErrors,
  type ApiId,
  type ContractDocument,
  type ContractFailure,
} from '../../../contract';
import {createPageFinder} from '../../../contract/view/pages/createPageFinder';
import type {ErrorEntry as DataEntry} from '../../../errors/ErrorEntry';
import {listDataEntries} from '../../../errors/listDataEntries';
import {toSpecifications, type Specifications} from './toSpecifications';

/** One way to fail, with every operation that fails so. */
interface ErrorEntry extends Omit<
  ContractFailure,
  'isWholeBody' | 'operationId' | 'response' | 'retry' | 'shared'
> {
  readonly api: ApiId;
  /** `4XX` or `default`, if that is what documents it. */
  readonly response?: string;
  readonly retry: {
    readonly when: 'never' | 'next-period' | 'with-backoff';
    readonly advice: string;
  };
  readonly operations: readonly {readonly id: string; readonly page: string}[];
}

/** An error of a network, a sample, a library or a product. */
type OtherError = Pick<
  DataEntry,
  | 'sources'
  | 'codes'
  | 'status'
  | 'exitCode'
  | 'title'
  | 'messages'
  | 'cause'
  | 'remedy'
  | 'billed'
  | 'retry'
> & {readonly page: string};

/** Every documented error, as data. */
export interface ErrorsFile {
  readonly $schema: string;
  /** The body of every error: one field. */
  readonly body: {readonly message: 'string'};
  readonly specifications: Specifications;
  readonly errors: readonly ErrorEntry[];
  readonly otherErrors: readonly OtherError[];
}

/**
 * The error catalogue for tools.
 *
 * @param contracts all specifications
 * @param address of the site, with a slash at the end
 */
export function toErrorsFile(
  contracts: Readonly<Record<ApiId, ContractDocument>>,
  address: string,
): ErrorsFile {
  const findPage = createPageFinder(contracts);
  return {
    $schema: `${address}errors.schema.json`,
    body: {message: 'string'},
    specifications: toSpecifications(contracts, address),
    errors: apiIds.flatMap((id) =>
      groupByError(listErrors(contracts[id])).map((failures) =>
        toEntry(id, failures, (operationId) => address + findPage(id, operationId).slice(1)),
      ),
    ),
    otherErrors: listDataEntries().map((entry) => toOther(entry, address)),
  };
}

/** Operations that fail in the same way share one entry. */
function groupByError(failures: readonly ContractFailure[]): ContractFailure[][] {
  const groups = new Map<string, ContractFailure[]>();
  for (const failure of failures) {
    const key = JSON.stringify({...toWhat(failure), response: failure.response});
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return [...groups.values()].sort(([one], [other]) => (one?.status ?? 0) - (other?.status ?? 0));
}

function toEntry(
  api: ApiId,
  failures: readonly ContractFailure[],
  getPage: (operationId: string) => string,
): ErrorEntry {
  const [first] = failures as [ContractFailure];
  const isGroup = first.response !== String(first.status);
  return {
    api,
    ...toWhat(first),
    ...(isGroup && {response: first.response}),
    operations: failures.map(({operationId, response}) => ({
      id: operationId,
      page: `${getPage(operationId)}#${operationId}-${response}`,
    })),
  };
}

/** What operations that share an entry have in common. */
const toWhat = ({
  status,
  name,
  summary,
  message,
  cause,
  remedy,
  retry,
  billed,
}: ContractFailure) => ({status, name, summary, message, cause, remedy, retry, billed});

const toOther = (entry: DataEntry, address: string): OtherError => ({
  sources: entry.sources,
  codes: entry.codes,
  ...(entry.status !== undefined && {status: entry.status}),
  ...(entry.exitCode !== undefined && {exitCode: entry.exitCode}),
  ...(entry.title !== undefined && {title: entry.title}),
  messages: entry.messages,
  cause: entry.cause,
  remedy: entry.remedy,
  billed: entry.billed,
  retry: entry.retry,
  page: `${address}tools/errors#${entry.id}`,
});
