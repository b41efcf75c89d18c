import {apiIds, type ApiId} from '../../portal/apiIds';
import type {Change, Place} from '../diff/Change';
import {describeChange} from '../diff/describeChange';
import {diffContracts} from '../diff/diffContracts';
import {listReleases, loadRelease} from '../releases/listReleases';
import type {ContractDocument} from '../types';
import {toRichText} from '../view/toRichText';
import type {ChangeEntry, ChangeGroup} from './ChangeEntry';

/** Finds the address of a place in the reference of an API. */
export type ToLink = (api: ApiId, place: Place) => string | undefined;

/**
 * The releases of each API with what changed in them, newest first, and what changed since.
 *
 * @param contracts the specifications of today
 * @param toLink address of a changed place
 */
export function listReleaseEntries(
  contracts: Readonly<Record<ApiId, ContractDocument>>,
  toLink: ToLink,
): ChangeEntry[] {
  const kept = listReleases();
  return apiIds.flatMap((api) => {
    const releases = kept
      .filter((release) => release.api === api)
      .map((release) => loadRelease(release));
    const entries = releases.map((document, index) =>
      toEntry(api, releases[index - 1], document, toLink),
    );
    const newest = releases.at(-1);
    if (newest === undefined) return [toEntry(api, newest, contracts[api], toLink)];
    const next = toNextEntry(api, newest, contracts[api], toLink);
    return [...(next === undefined ? [] : [next]), ...entries.reverse()];
  });
}

function toEntry(
  api: ApiId,
  before: ContractDocument | undefined,
  document: ContractDocument,
  toLink: ToLink,
): ChangeEntry {
  const {info} = document;
  const changes = before === undefined ? [] : diffContracts(before, document);
  const note =
    info['x-changes'] ??
    (before === undefined
      ? 'The first release on this page.'
      : changes.length === 0
        ? 'The texts changed, and nothing else.'
        : undefined);
  return {
    id: `${api}-${info.version}`,
    kind: 'release',
    source: api,
    version: info.version,
    ...(/^\d{4}-\d\d(?:-\d\d)?$/.test(info.version) && {date: info.version}),
    ...(note !== undefined && {note: toRichText(note)}),
    groups: toGroups(api, changes, toLink),
  };
}

/** What these pages describe already, and no release has. */
function toNextEntry(
  api: ApiId,
  before: ContractDocument,
  after: ContractDocument,
  toLink: ToLink,
): ChangeEntry | undefined {
  const changes = diffContracts(before, after);
  if (changes.length === 0) return undefined;
  return {
    id: `${api}-next`,
    kind: 'release',
    source: api,
    groups: toGroups(api, changes, toLink),
  };
}

function toGroups(api: ApiId, changes: readonly Change[], toLink: ToLink): ChangeGroup[] {
  const toGroup = (title: string, isBreaking: boolean): ChangeGroup[] => {
    const items = changes
      .filter((change) => change.isBreaking === isBreaking)
      .map((change) => {
        const link = toLink(api, change.places[0]);
        return {
          text: toRichText(describeChange(change)),
          ...(isBreaking && {isBreaking: true as const}),
          ...(link !== undefined && {link}),
        };
      });
    return items.length === 0 ? [] : [{title, items}];
  };
  return [...toGroup('Breaking changes', true), ...toGroup('Other changes', false)];
}
