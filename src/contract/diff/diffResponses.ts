import type {Operation} from '../listOperations';
import {resolveReference} from '../resolveReference';
import type {ContractDocument, Example, Header, Response} from '../types';
import {quote, type Difference, type Direction} from './Change';
import {diffContents, diffSchemas} from './diffBodies';
import type {Finding, Versions} from './Finding';
import {getSchema} from './diffParameters';

const turn = (direction: Direction): Direction =>
  direction === 'request' ? 'response' : 'request';

const isSuccess = (status: string): boolean => /^[123]|^default$/.test(status);

/**
 * Finds statuses that came or went, and what changed in the others.
 *
 * @param direction of the request; the response goes the other way
 */
export function diffResponses(
  versions: Versions,
  before: Operation,
  after: Operation,
  direction: Direction,
): Finding[] {
  const statuses = new Set([...Object.keys(before.responses), ...Object.keys(after.responses)]);
  return [...statuses].flatMap((status) => {
    const part = `response ${status}`;
    const [old, now] = [before.responses[status], after.responses[status]];
    if (old !== undefined && now !== undefined)
      return diffResponse(versions, old, now, turn(direction), part);
    // Clients have to handle any error, but know the successes.
    const isAdded = old === undefined;
    const text = isAdded ? 'New.' : 'Removed.';
    const isBreaking = direction === 'request' && (!isAdded || isSuccess(status));
    const kind = isAdded ? ('status-added' as const) : ('status-removed' as const);
    return [{place: {part}, difference: {kind, isBreaking, text}}];
  });
}

function diffResponse(
  versions: Versions,
  before: Response,
  after: Response,
  direction: Direction,
  part: string,
): Finding[] {
  return [
    ...[...diffBilling(before, after), ...diffErrors(versions, before, after)].map(
      (difference) => ({place: {part}, difference}),
    ),
    ...diffHeaders(versions, before, after, direction, part),
    ...diffContents(versions, before.content, after.content, direction, part),
  ];
}

function diffBilling(before: Response, after: Response): Difference[] {
  const [old, now] = [before['x-billed'] ?? false, after['x-billed'] ?? false];
  if (old === now) return [];
  const text = now ? 'Now billed.' : 'No longer billed.';
  return [{kind: 'billing-changed', isBreaking: now, text, before: old, after: now}];
}

/** The messages of errors, by the names of their examples. */
function listMessages(document: ContractDocument, {content = {}}: Response): Map<string, string> {
  return new Map(
    Object.values(content).flatMap(({examples = {}}) =>
      Object.entries(examples).flatMap(([name, reference]) => {
        const {value} = resolveReference<Example>(document, reference);
        const {message} = (value ?? {}) as {message?: unknown};
        return typeof message === 'string' ? [[name, message] as const] : [];
      }),
    ),
  );
}

/** Errors that a status reports. Clients tell statuses apart, and show messages to people. */
function diffErrors(versions: Versions, before: Response, after: Response): Difference[] {
  const [old, now] = [listMessages(versions.before, before), listMessages(versions.after, after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Difference[] => {
    const [had, has] = [old.get(name), now.get(name)];
    if (had === has) return [];
    const isBreaking = false;
    if (had === undefined)
      return [{kind: 'error-added', isBreaking, text: `New error: ${quote(has)}.`, after: has}];
    if (has === undefined) {
      return [
        {kind: 'error-removed', isBreaking, text: `Error removed: ${quote(had)}.`, before: had},
      ];
    }
    const text = `The message ${quote(had)} is now ${quote(has)}.`;
    return [{kind: 'error-changed', isBreaking, text, before: had, after: has}];
  });
}

function diffHeaders(
  versions: Versions,
  before: Response,
  after: Response,
  direction: Direction,
  part: string,
): Finding[] {
  const [old, now] = [mapHeaders(versions.before, before), mapHeaders(versions.after, after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [one, other] = [old.get(key), now.get(key)];
    const name = other?.name ?? one?.name ?? key;
    const place = {part: `header ${name} of ${part}`};
    const difference = diffHeader(one?.header, other?.header, direction);
    return [
      ...difference.map((found) => ({place, difference: found})),
      ...(one === undefined || other === undefined
        ? []
        : diffSchemas(
            versions,
            getSchema(one.header),
            getSchema(other.header),
            direction,
            place.part,
          )),
    ];
  });
}

interface NamedHeader {
  readonly name: string;
  readonly header: Header;
}

const mapHeaders = (
  document: ContractDocument,
  {headers = {}}: Response,
): ReadonlyMap<string, NamedHeader> =>
  new Map(
    Object.entries(headers).map(([name, reference]) => [
      name.toLowerCase(),
      {name, header: resolveReference<Header>(document, reference)},
    ]),
  );

function diffHeader(
  before: Header | undefined,
  after: Header | undefined,
  direction: Direction,
): Difference[] {
  const [old, now] = [before?.required === true, after?.required === true];
  if (after === undefined) return [{kind: 'header-removed', isBreaking: true, text: 'Removed.'}];
  if (before === undefined) {
    const isBreaking = now && direction === 'request';
    return [{kind: 'header-added', isBreaking, text: isBreaking ? 'New and required.' : 'New.'}];
  }
  if (old === now) return [];
  return now
    ? [{kind: 'header-required', isBreaking: direction === 'request', text: 'Always there now.'}]
    : [
        {
          kind: 'header-optional',
          isBreaking: direction === 'response',
          text: 'Can be missing now.',
        },
      ];
}
