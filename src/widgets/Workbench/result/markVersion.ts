import {compareVersions} from '../../../contract/compareVersions';
import {apiVersions, fieldVersions, operationApis} from '../../../sandbox/contract';
import type {VersionedApi} from '../../../sandbox/contractTypes';
import type {Mark} from './compareResponses';
import {toPath} from '../../../contract/validation/toPath';

/** How a version of the response structure differs from the newest one. */
export interface VersionChanges {
  /** Documented versions, oldest first. */
  readonly versions: readonly string[];
  /** Fields that later versions added, with the version of each. */
  readonly added: ReadonlyMap<string, string>;
  /** Fields that later versions removed, with the first version without each. */
  readonly removed: ReadonlyMap<string, string>;
}

const isVersioned = (api: string | undefined): api is VersionedApi =>
  api !== undefined && Object.hasOwn(apiVersions, api);

/**
 * The documented versions of an operation's response, and what came or went between one of them and
 * the newest; undefined for an operation whose response has no version, and for an unknown one.
 */
export function listVersionChanges(
  operationId: string,
  version: string,
): VersionChanges | undefined {
  const api = operationApis[operationId];
  if (!isVersioned(api) || !apiVersions[api].includes(version)) return undefined;
  const isLater = (other: string | undefined): other is string =>
    other !== undefined && compareVersions(other, version) > 0;
  const fields = fieldVersions[api];
  return {
    versions: apiVersions[api],
    added: new Map(
      fields.flatMap(({field, since}) => (isLater(since) ? [[field, since] as const] : [])),
    ),
    removed: new Map(
      fields.flatMap(({field, since, removed}) =>
        !isLater(since) && isLater(removed) ? [[field, removed] as const] : [],
      ),
    ),
  };
}

/** How a response in an older version differs from the newest one. */
export interface VersionMarks {
  /** What all marks mean, in words. */
  readonly legend: string;
  readonly marks: ReadonlyMap<string, Mark>;
  /** The version that brought or removed each marked field, in words. */
  readonly notes: ReadonlyMap<string, string>;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Marks of a response in an older version: `added` for what the newest version no longer has, and
 * `removed` for what it has besides, as if the newest were compared with it. Undefined for the
 * newest version.
 */
export function markVersion(operationId: string, response: unknown): VersionMarks | undefined {
  const version = (response as {version?: unknown} | null | undefined)?.version;
  if (typeof version !== 'string') return undefined;
  const changes = listVersionChanges(operationId, version);
  const newest = changes?.versions.at(-1);
  if (changes === undefined || newest === version) return undefined;
  const [marks, notes] = [new Map<string, Mark>(), new Map<string, string>()];
  mark(response, {path: '', field: ''}, changes, (path, kind, note) => {
    marks.set(path, kind);
    notes.set(path, note);
  });
  const result = `Version ${version} of the structure, compared with ${newest}:`;
  return {
    legend:
      marks.size === 0
        ? `${result} the same fields.`
        : `${result} − came in a later version, + was removed in one.`,
    marks,
    notes,
  };
}

interface Place {
  readonly path: string;
  /** Without the indexes of lists. */
  readonly field: string;
}

function mark(
  value: unknown,
  {path, field}: Place,
  changes: VersionChanges,
  add: (path: string, mark: Mark, note: string) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => mark(item, {path: toPath(path, index), field}, changes, add));
    return;
  }
  // What was not found has no fields in any version.
  const wasNotFound = (value as Fields)['found'] === false;
  for (const [name, version] of wasNotFound ? [] : listNames(changes.added, field)) {
    if (!Object.hasOwn(value, name))
      add(toPath(path, name), 'removed', `new in version ${version}`);
  }
  for (const [name, version] of listNames(changes.removed, field)) {
    if (Object.hasOwn(value, name))
      add(toPath(path, name), 'added', `removed in version ${version}`);
  }
  for (const [name, item] of Object.entries(value as Fields)) {
    const inner = {path: toPath(path, name), field: field === '' ? name : `${field}.${name}`};
    mark(item, inner, changes, add);
  }
}

/** Names of the fields directly in a part, with their versions. */
const listNames = (
  fields: ReadonlyMap<string, string>,
  around: string,
): readonly (readonly [name: string, version: string])[] =>
  [...fields].flatMap(([field, version]) => {
    const end = field.lastIndexOf('.');
    return field.slice(0, Math.max(end, 0)) === around
      ? [[field.slice(end + 1), version] as const]
      : [];
  });
