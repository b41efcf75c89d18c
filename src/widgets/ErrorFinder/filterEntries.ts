import {apiCount, apiIds} from '../../portal/apiIds';
import {errorSources, type ErrorEntry, type ErrorSource} from '../../errors/ErrorEntry';

/** What entries have to be; an empty text is any. */
export interface Filter {
  readonly source: ErrorSource | '';
  readonly status: string;
  readonly billed: ErrorEntry['billed'] | '';
  readonly retry: ErrorEntry['retry'] | '';
}

export const noFilter: Filter = {source: '', status: '', billed: '', retry: ''};

/** Whether an entry is what a reader wants to see. */
export const isWanted = (entry: ErrorEntry, {source, status, billed, retry}: Filter): boolean =>
  (source === '' || entry.sources.includes(source)) &&
  (status === '' || toStatusLabel(entry) === status) &&
  (billed === '' || entry.billed === billed) &&
  (retry === '' || entry.retry === retry);

/** The number that a reader knows an error by: a status, or `exit 10`. */
export const toStatusLabel = ({status, exitCode}: ErrorEntry): string =>
  status ?? (exitCode === undefined ? '' : `exit ${exitCode}`);

/** All numbers of a list: statuses first, each once. */
export function listStatusLabels(entries: readonly ErrorEntry[]): string[] {
  const labels = [...new Set(entries.map(toStatusLabel))].filter((label) => label !== '');
  return labels.sort((one, other) => toOrder(one) - toOrder(other));
}

/** Statuses come before exit codes, and a class of statuses after those of it. */
const toOrder = (label: string): number =>
  label.startsWith('exit ')
    ? 1_000 + Number(label.slice('exit '.length))
    : Number(label.replaceAll('x', '9'));

/** Entries that have their origin in common. */
export interface Group {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly ErrorEntry[];
}

/** Groups entries by origin: errors of several APIs first, then those of each. */
export function groupEntries(entries: readonly ErrorEntry[]): Group[] {
  const groups = new Map<string, ErrorEntry[]>();
  for (const entry of entries) {
    const owner = toOwner(entry);
    groups.set(owner, [...(groups.get(owner) ?? []), entry]);
  }
  return [...groups]
    .map(([id, list]) => ({id: `from-${id}`, label: toLabel(list), entries: list}))
    .sort((one, other) => toRank(one) - toRank(other));
}

/** What an error of another origin has in common with a second one is of no interest. */
const toOwner = ({id, sources, tries}: ErrorEntry): string =>
  tries.length > 0 ? sources.join('-and-') : (sources[0] ?? id);

/** The origins that all entries of a group have in common. */
function toLabel([first, ...others]: readonly ErrorEntry[]): string {
  const sources = (first?.sources ?? []).filter((source) =>
    others.every((entry) => entry.sources.includes(source)),
  );
  if (sources.length === apiIds.length) return `All ${apiCount} APIs`;
  return sources.map((source) => errorSources[source]).join(' and ');
}

function toRank({id, entries: [first]}: Group): number {
  const owners = id.replace('from-', '').split('-and-');
  const place = Object.keys(errorSources).indexOf(owners[0] ?? '');
  return first === undefined ? 0 : place - 100 * (owners.length - 1);
}
