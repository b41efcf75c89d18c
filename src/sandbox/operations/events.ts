import {limits} from '../../data/limits';
import {toEventItem} from '../delivery/eventItem';
import {accept, getAccount, reject, type Exchange, type Handler} from '../exchange';
import {isStorageOn} from '../rules/storage';
import type {StoredApi, StoredEvent} from '../state';

interface EventsQuery {
  readonly api: StoredApi;
  readonly order: 'asc' | 'desc';
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** A page ends here: the next one begins behind this event, with the same filters. */
interface Continuation extends EventsQuery {
  readonly sequence: number;
}

const toToken = (continuation: Continuation): string =>
  btoa(JSON.stringify(continuation)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** The event behind which the page begins; undefined when the token is not of this query. */
function readToken(token: string, query: EventsQuery): number | undefined {
  try {
    const {sequence, ...filters} = JSON.parse(
      atob(token.replace(/-/g, '+').replace(/_/g, '/')),
    ) as Continuation;
    const isSameQuery = JSON.stringify(filters) === JSON.stringify(query);
    return isSameQuery && Number.isInteger(sequence) ? sequence : undefined;
  } catch {
    return undefined;
  }
}

function readQuery({url, pathParameters}: Exchange): EventsQuery {
  const get = (name: string): number | undefined => {
    const text = url.searchParams.get(name);
    return text === null ? undefined : Number(text);
  };
  const before = get('before');
  return {
    api: pathParameters['api'] as StoredApi,
    order: url.searchParams.get('order') === 'asc' ? 'asc' : 'desc',
    before,
    // The two exclude each other: `after` is ignored when both are given, specification section 5.
    after: before === undefined ? get('after') : undefined,
  };
}

const isWanted = ({api, creationTimestamp}: StoredEvent, query: EventsQuery): boolean =>
  api === query.api &&
  (query.before === undefined || creationTimestamp <= query.before) &&
  (query.after === undefined || creationTimestamp >= query.after);

export const listEvents: Handler = (exchange) => {
  const account = getAccount(exchange);
  const query = readQuery(exchange);
  if (!isStorageOn(account, query.api)) return reject(exchange, 'storageDisabled');

  const token = exchange.url.searchParams.get('continuation-token');
  const start = token === null ? undefined : readToken(token, query);
  if (token !== null && start === undefined) return reject(exchange, 'invalidToken');

  const limit = Number(exchange.url.searchParams.get('limit') ?? limits.eventsPageDefault.value);
  const direction = query.order === 'asc' ? 1 : -1;
  const rest = account.events
    .filter((event) => isWanted(event, query))
    .sort((left, right) => (left.sequence - right.sequence) * direction)
    .filter((event) => start === undefined || (event.sequence - start) * direction > 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return accept({
    events: page.map((event) => toEventItem(event, exchange.url.origin)),
    ...(last !== undefined && rest.length > page.length
      ? {continuationToken: toToken({...query, sequence: last.sequence})}
      : {}),
  });
};
