import type {Exchange} from './benchState';
import {getPictures} from './editValues';
import {toLink, type Draft} from './link';

/** Survives a reload of the tab. Pictures stay in memory: a link never holds them. */
const REQUEST_KEY = 'portal.workbench.request';
const HISTORY_KEY = 'portal.workbench.history';

/** A larger response is not kept: the browser's storage holds a few megabytes. */
const KEPT_TEXT_MAX = 200_000;
const KEPT_EXCHANGES_MAX = 10;

/** The requests that were filled in, as queries of links. */
export interface KeptRequests {
  readonly api: string;
  readonly operationId: string;
  readonly searches: Readonly<Record<string, string>>;
}

export const toSearch = (draft: Draft): string =>
  new URL(toLink(draft, 'https://workbench.example')).search;

export function keepRequests(kept: KeptRequests): void {
  write(REQUEST_KEY, kept);
}

export function keepHistory(history: readonly Exchange[]): void {
  write(
    HISTORY_KEY,
    history
      .slice(-KEPT_EXCHANGES_MAX)
      .filter(({response, values}) => response.text.length <= KEPT_TEXT_MAX && !hasFile(values))
      .map(({values: _values, ...exchange}) => exchange),
  );
}

/** The picture of a reader is not kept, and its response means nothing without it. */
const hasFile = (values: Exchange['values']): boolean =>
  values !== undefined && getPictures(values).some((picture) => 'file' in picture);

export const readRequests = (): KeptRequests | undefined =>
  read<KeptRequests>(REQUEST_KEY, (value) => 'searches' in value && 'operationId' in value);

export const readHistory = (): readonly Exchange[] =>
  read<readonly Exchange[]>(
    HISTORY_KEY,
    (value) => Array.isArray(value) && value.every(isExchange),
  ) ?? [];

/** Anything may be in the storage. */
function isExchange(value: unknown): value is Exchange {
  const {id, operationId, title, search, time, response} = (value ?? {}) as Partial<Exchange>;
  return (
    [id, time].every((one) => typeof one === 'number') &&
    [operationId, title, search, response?.text].every((one) => typeof one === 'string') &&
    Array.isArray(response?.headers) &&
    response.headers.every(Array.isArray)
  );
}

export function forgetBench(): void {
  try {
    sessionStorage.removeItem(REQUEST_KEY);
    sessionStorage.removeItem(HISTORY_KEY);
  } catch {
    // Nothing was kept.
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: the state lives as long as the page.
  }
}

/** What is kept under a key; undefined for what something else wrote there. */
function read<T>(key: string, isRight: (value: object) => boolean): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && isRight(value) ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
