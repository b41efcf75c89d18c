import {compareVersions} from '../../compareVersions';
import type {Schema} from '../../types';
import {describeStep, isBreaking, type Difference, type Direction} from '../Change';

/** Formats whose values the other format includes. */
const INCLUDED: Readonly<Record<string, string>> = {int32: 'int64', float: 'double'};

/** Finds changes of what describes a value beside its type, values and limits. */
export function diffNotes(before: Schema, after: Schema, direction: Direction): Difference[] {
  return [
    ...diffDefault(before, after, direction),
    ...diffFormat(before, after, direction),
    ...diffText('contentEncoding', before, after),
    ...diffText('contentMediaType', before, after),
    ...diffUnit(before, after),
    ...diffDeprecation(before, after),
    ...(direction === 'response' ? diffVersions(before, after) : []),
  ];
}

function diffDefault(before: Schema, after: Schema, direction: Direction): Difference[] {
  const [old, now] = [before.default, after.default];
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  return [
    {
      kind: 'default-changed',
      // What a request leaves out now means something else.
      isBreaking: direction === 'request',
      text: describeStep('The default', old, now),
      before: old,
      after: now,
    },
  ];
}

function diffFormat(
  {format: before}: Schema,
  {format: after}: Schema,
  direction: Direction,
): Difference[] {
  if (before === after) return [];
  const effect =
    before === undefined || (after !== undefined && INCLUDED[after] === before)
      ? 'narrower'
      : after === undefined || INCLUDED[before] === after
        ? 'wider'
        : 'other';
  return [
    {
      kind: 'format-changed',
      isBreaking: isBreaking(effect, direction),
      text: describeStep('Format', before, after),
      before,
      after,
    },
  ];
}

const diffText = (
  keyword: 'contentEncoding' | 'contentMediaType',
  {[keyword]: before}: Schema,
  {[keyword]: after}: Schema,
): Difference[] =>
  before === after
    ? []
    : [
        {
          kind: 'format-changed',
          isBreaking: true,
          text: describeStep(`\`${keyword}\``, before, after),
          before,
          after,
        },
      ];

function diffUnit({'x-unit': before}: Schema, {'x-unit': after}: Schema): Difference[] {
  if (before === after) return [];
  return [
    {
      kind: 'unit-changed',
      isBreaking: before !== undefined && after !== undefined,
      text: describeStep('Unit', before, after),
      before,
      after,
    },
  ];
}

function diffDeprecation(before: Schema, after: Schema): Difference[] {
  const [old, now] = [before, after].map(({deprecated}) => deprecated === true);
  if (old === now) return [];
  const text = now === true ? 'Deprecated.' : 'No longer deprecated.';
  return [{kind: 'deprecated', isBreaking: false, text, before: old, after: now}];
}

/** Structure versions of a field: a client that pins one of them may lose the field. */
function diffVersions(before: Schema, after: Schema): Difference[] {
  const {'x-since': oldSince, 'x-removed': oldRemoved} = before;
  const {'x-since': since, 'x-removed': removed} = after;
  return [
    ...(oldSince === since
      ? []
      : [
          {
            kind: 'version-marked' as const,
            isBreaking: since !== undefined && compareVersions(since, oldSince ?? '0') > 0,
            text:
              since === undefined
                ? 'In every version of the structure.'
                : `In version ${since} of the structure and later.`,
            before: oldSince,
            after: since,
          },
        ]),
    ...(oldRemoved === removed
      ? []
      : [
          {
            kind: removed === undefined ? ('version-marked' as const) : ('field-removed' as const),
            isBreaking:
              removed !== undefined &&
              (oldRemoved === undefined || compareVersions(removed, oldRemoved) < 0),
            text:
              removed === undefined
                ? 'Back in the newest version of the structure.'
                : `Removed in version ${removed} of the structure; earlier versions have it.`,
            before: oldRemoved,
            after: removed,
          },
        ]),
  ];
}
