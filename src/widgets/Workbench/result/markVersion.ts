import {compareVersions} from '../../../contract/compareVersions';
import {apiVersions, fieldVersions, operationApis} from '../../../sandbox/contract';
import type {FieldVersion, VersionedApi} from '../../../sandbox/contractTypes';
import type {Mark} from './compareResponses';
import {toPath} from './toPath';

/** How a version of the response structure differs from the newest one. */
export interface VersionChanges {
  /** Documented versions, oldest first. */
  readonly versions: readonly string[];
  /** Fields that later versions added. */
  readonly added: readonly string[];
  /** Fields that later versions dropped. */
  readonly dropped: readonly string[];
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
  const isLater = (other: string | undefined): boolean =>
    other !== undefined && compareVersions(other, version) > 0;
  const fields = fieldVersions[api];
  const list = (wanted: (field: FieldVersion) => boolean): readonly string[] =>
    fields.filter(wanted).map(({field}) => field);
  return {
    versions: apiVersions[api],
    added: list(({since}) => isLater(since)),
    dropped: list(({since, removed}) => !isLater(since) && isLater(removed)),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Marks of a response in an older version: `added` for what the newest version no longer has, and
 * `removed` for what it has besides, as if the newest were compared with it. Undefined for the
 * newest version.
 */
export function markVersion(
  operationId: string,
  response: unknown,
): ReadonlyMap<string, Mark> | undefined {
  const version = (response as {version?: unknown} | null | undefined)?.version;
  if (typeof version !== 'string') return undefined;
  const changes = listVersionChanges(operationId, version);
  if (changes === undefined || changes.versions.at(-1) === version) return undefined;
  const marks = new Map<string, Mark>();
  mark(response, {path: '', field: ''}, changes, marks);
  return marks;
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
  marks: Map<string, Mark>,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => mark(item, {path: toPath(path, index), field}, changes, marks));
    return;
  }
  // What was not found has no fields in any version.
  const wasNotFound = (value as Fields)['found'] === false;
  for (const name of wasNotFound ? [] : listNames(changes.added, field))
    if (!Object.hasOwn(value, name)) marks.set(toPath(path, name), 'removed');
  for (const name of listNames(changes.dropped, field))
    if (Object.hasOwn(value, name)) marks.set(toPath(path, name), 'added');
  for (const [name, item] of Object.entries(value as Fields)) {
    const inner = {path: toPath(path, name), field: field === '' ? name : `${field}.${name}`};
    mark(item, inner, changes, marks);
  }
}

/** Names of the fields directly in a part. */
const listNames = (fields: readonly string[], around: string): readonly string[] =>
  fields.flatMap((field) => {
    const end = field.lastIndexOf('.');
    return field.slice(0, Math.max(end, 0)) === around ? [field.slice(end + 1)] : [];
  });
