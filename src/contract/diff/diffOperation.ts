import {listCallbacks, type Operation} from '../listOperations';
import type {Difference, Direction, Place} from './Change';
import {quote} from './Change';
import {diffBodies} from './diffBodies';
import type {Finding, Versions} from './Finding';
import {diffParameters} from './diffParameters';
import {diffResponses} from './diffResponses';
import {diffSecurity} from './diffSecurity';
import {diffServers} from './diffServers';

/**
 * Finds what changed in one operation, or in a request that the service sends.
 *
 * @param kind who sends the request: a client calls an operation, the service calls a webhook
 */
export function diffOperations(
  versions: Versions,
  before: Operation | undefined,
  after: Operation | undefined,
  kind: 'operation' | 'webhook',
): Finding[] {
  if (before === undefined || after === undefined) {
    const operation = before ?? after;
    if (operation === undefined) return [];
    const difference =
      after === undefined
        ? ({kind: `${kind}-removed`, isBreaking: true, text: 'Removed.'} as const)
        : ({kind: `${kind}-added`, isBreaking: false, text: 'New.'} as const);
    return [{place: toPlace(operation), difference}];
  }
  const direction: Direction = kind === 'operation' ? 'request' : 'response';
  const place = toPlace(after);
  const whole = [
    ...diffOwn(before, after),
    ...(kind === 'operation'
      ? [...diffOwnServers(versions, before, after), ...diffSecurity(versions, before, after)]
      : []),
  ];
  return [
    ...whole.map((difference) => ({place, difference})),
    ...diffParameters(versions, before, after, direction).map(within(place)),
    ...diffBodies(versions, before.requestBody, after.requestBody, direction).map(within(place)),
    ...diffResponses(versions, before, after, direction).map(within(place)),
    ...diffCallbacks(versions, before, after, place),
  ];
}

const within =
  (place: Place) =>
  (finding: Finding): Finding => ({...finding, place: {...place, ...finding.place}});

const toPlace = ({id, method, path}: Operation): Place => ({operation: id, method, path});

/** What is said of the operation itself. */
function diffOwn(before: Operation, after: Operation): Difference[] {
  const [old = '', now = ''] = [before, after].map(({source, id}) => source.operationId ?? id);
  return [
    ...(old === now
      ? []
      : [
          {
            kind: 'operation-renamed' as const,
            isBreaking: false,
            text: `Its \`operationId\` changed from ${quote(old)} to ${quote(now)}.`,
            before: old,
            after: now,
          },
        ]),
    ...(before.deprecated === after.deprecated
      ? []
      : [
          {
            kind: 'deprecated' as const,
            isBreaking: false,
            text: after.deprecated ? 'Deprecated.' : 'No longer deprecated.',
          },
        ]),
    ...diffPlanLimits(before, after),
  ];
}

/** The servers of an operation that has its own in one version, or those of the API. */
const diffOwnServers = (
  {before, after}: Versions,
  {servers: old}: Operation,
  {servers: now}: Operation,
): Difference[] =>
  old === undefined && now === undefined
    ? []
    : diffServers(old ?? before.servers, now ?? after.servers);

/** Limits of the plan that a call counts against. */
function diffPlanLimits(before: Operation, after: Operation): Difference[] {
  const [old = [], now = []] = [before, after].map(
    ({source}): readonly string[] => source['x-plan-limits'] ?? [],
  );
  return [
    ...now
      .filter((limit) => !old.includes(limit))
      .map((limit) => ({
        kind: 'plan-limit-added' as const,
        isBreaking: true,
        text: `Now counts against the limit ${quote(limit)} of the plan.`,
      })),
    ...old
      .filter((limit) => !now.includes(limit))
      .map((limit) => ({
        kind: 'plan-limit-removed' as const,
        isBreaking: false,
        text: `No longer counts against the limit ${quote(limit)} of the plan.`,
      })),
  ];
}

/** Requests that a call makes the service send. */
function diffCallbacks(
  versions: Versions,
  before: Operation,
  after: Operation,
  place: Place,
): Finding[] {
  const toKey = ({callback = '', method, path}: Operation): string =>
    `${callback} ${method} ${path}`;
  const old = new Map(
    listCallbacks(versions.before, before).map((request) => [toKey(request), request]),
  );
  const now = new Map(
    listCallbacks(versions.after, after).map((request) => [toKey(request), request]),
  );
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    diffOperations(versions, old.get(key), now.get(key), 'webhook').map((finding) => ({
      ...finding,
      place: {
        ...place,
        part: ['callback', key.split(' ')[0], finding.place.part].filter(Boolean).join(' '),
        ...(finding.place.field !== undefined && {field: finding.place.field}),
      },
    })),
  );
}
