import {listOperations, listWebhooks, type Operation} from '../listOperations';
import type {ContractDocument} from '../types';
import type {Change} from './Change';
import {diffOperations} from './diffOperation';
import {diffServers} from './diffServers';
import type {Finding} from './Finding';
import {SchemaDiffer} from './schema/SchemaDiffer';

/**
 * Finds what changed between two versions of an API for its clients, breaking changes first. Notes,
 * examples, order and the names of components are no part of the contract.
 *
 * @param before the earlier version, bundled
 * @param after the later version, bundled
 */
export function diffContracts(before: ContractDocument, after: ContractDocument): Change[] {
  const versions = {before, after, schemas: new SchemaDiffer(before, after)};
  const findings = [
    ...diffServers(before.servers, after.servers).map((difference) => ({place: {}, difference})),
    ...matchCalls(listOperations(before), listOperations(after)).flatMap(([old, now]) =>
      diffOperations(versions, old, now, 'operation'),
    ),
    ...matchCalls(listWebhooks(before), listWebhooks(after)).flatMap(([old, now]) =>
      diffOperations(versions, old, now, 'webhook'),
    ),
  ];
  const changes = groupFindings(findings);
  return [
    ...changes.filter(({isBreaking}) => isBreaking),
    ...changes.filter(({isBreaking}) => !isBreaking),
  ];
}

type Match = readonly [Operation | undefined, Operation | undefined];

/** Operations of the same method and path; the names of path parameters may differ. */
function matchCalls(before: readonly Operation[], after: readonly Operation[]): Match[] {
  const toKey = ({method, path}: Operation): string =>
    `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
  const left = new Map(after.map((operation) => [toKey(operation), operation]));
  const pairs = before.map((operation): Match => {
    const other = left.get(toKey(operation));
    left.delete(toKey(operation));
    return [operation, other];
  });
  return [...pairs, ...[...left.values()].map((operation): Match => [undefined, operation])];
}

/** One change for all places that share a component, or say the same of each operation. */
function groupFindings(findings: readonly Finding[]): Change[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const {kind, isBreaking, text, home} = finding.difference;
    const scope = home ?? (SHARED.has(kind) ? '' : JSON.stringify(finding.place));
    const key = JSON.stringify([kind, isBreaking, text, scope]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()].map((group) => {
    const [first, ...others] = group;
    return {...first.difference, places: [first.place, ...others.map(({place}) => place)]};
  });
}

/** What concerns operations as a whole, and is the same for many of them. */
const SHARED: ReadonlySet<string> = new Set(['security-changed']);
