import type {Encoding, MediaType, RequestBody, Schema} from '../types';
import {describeStep, type Difference, type Direction, type SchemaDifference} from './Change';
import type {Finding, Versions} from './Finding';

/** Finds whether a request has or needs a body that it did not, and what changed in it. */
export function diffBodies(
  versions: Versions,
  before: RequestBody | undefined,
  after: RequestBody | undefined,
  direction: Direction,
): Finding[] {
  const part = 'request body';
  return [
    ...diffPresence(before, after, direction).map((difference) => ({place: {part}, difference})),
    ...(before === undefined || after === undefined
      ? []
      : diffContents(versions, before.content, after.content, direction, part)),
  ];
}

function diffPresence(
  before: RequestBody | undefined,
  after: RequestBody | undefined,
  direction: Direction,
): Difference[] {
  const isRequest = direction === 'request';
  const [old, now] = [before?.required === true, after?.required === true];
  if (before === undefined && after === undefined) return [];
  if (before === undefined) {
    const text = now && isRequest ? 'New and required.' : 'New.';
    return [{kind: 'body-added', isBreaking: now && isRequest, text}];
  }
  if (after === undefined) return [{kind: 'body-removed', isBreaking: true, text: 'Removed.'}];
  if (old === now) return [];
  return now
    ? [{kind: 'body-required', isBreaking: isRequest, text: 'Now required.'}]
    : [{kind: 'body-optional', isBreaking: !isRequest, text: 'No longer required.'}];
}

type Contents = Readonly<Record<string, MediaType>>;

/** Finds media types that came or went, and what changed in the others. */
export function diffContents(
  versions: Versions,
  before: Contents = {},
  after: Contents = {},
  direction: Direction,
  part: string,
): Finding[] {
  const [old, now] = [mapTypes(before), mapTypes(after)];
  const types = [...new Set([...old.keys(), ...now.keys()])];
  return types.flatMap((type) => {
    const [one, other] = [old.get(type), now.get(type)];
    const place = {part: types.length > 1 ? `${part}, ${type}` : part};
    if (other === undefined) {
      return [
        {
          place,
          difference: {kind: 'media-type-removed', isBreaking: true, text: `\`${type}\` removed.`},
        },
      ];
    }
    if (one === undefined) {
      const text = `New media type: \`${type}\`.`;
      return [{place, difference: {kind: 'media-type-added', isBreaking: false, text}}];
    }
    return [
      ...diffEncodings(one.encoding, other.encoding).map((difference) => ({place, difference})),
      ...diffSchemas(versions, one.schema, other.schema, direction, place.part),
    ];
  });
}

/** By type, which may be written in several ways. */
const mapTypes = (contents: Contents): ReadonlyMap<string, MediaType> =>
  new Map(
    Object.entries(contents).map(([type, body]) => [
      type.toLowerCase().replaceAll(/\s/g, ''),
      body,
    ]),
  );

type Encodings = Readonly<Record<string, Encoding>>;

/** How the parts of a body are written. */
function diffEncodings(before: Encodings = {}, after: Encodings = {}): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    (['contentType', 'style', 'explode', 'allowReserved'] as const).flatMap((keyword) => {
      const [old, now] = [before[name]?.[keyword], after[name]?.[keyword]];
      if (old === now) return [];
      return [
        {
          kind: 'encoding-changed' as const,
          isBreaking: keyword !== 'contentType' || !isWider(old, now),
          text: describeStep(`\`${keyword}\` of the part \`${name}\``, old, now),
          before: old,
          after: now,
        },
      ];
    }),
  );
}

/** Whether every type of a list is still in it. */
function isWider(before: unknown, after: unknown): boolean {
  const [old, now] = [before, after].map((types) => String(types ?? '').split(/\s*,\s*/));
  return (
    after === undefined ||
    (before !== undefined && (old ?? []).every((type) => now?.includes(type)))
  );
}

/** Finds what changed in a value at a place. */
export const diffSchemas = (
  {schemas}: Versions,
  before: Schema | undefined,
  after: Schema | undefined,
  direction: Direction,
  part: string,
): Finding[] =>
  before === undefined && after === undefined
    ? []
    : schemas.diff(before, after, direction).map((change) => toFinding(change, part));

function toFinding({path, ...difference}: SchemaDifference, part: string): Finding {
  const field = path.join('').replace(/^\./, '').trim();
  return {place: {part, ...(field !== '' && {field})}, difference};
}
