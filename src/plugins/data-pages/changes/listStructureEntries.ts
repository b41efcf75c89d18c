import {apiIds, type ApiId, type ContractDocument} from '../../../contract';
import type {ChangeEntry, ChangeGroup} from '../../../contract/history/ChangeEntry';
import {listStructureVersions} from '../../../contract/history/listStructureVersions';
import type {PlaceFinder} from './PlaceFinder';

/**
 * The versions of the structure of responses, newest first, with the fields that came or went in
 * each.
 */
export function listStructureEntries(
  contracts: Readonly<Record<ApiId, ContractDocument>>,
  places: PlaceFinder,
): ChangeEntry[] {
  return apiIds.flatMap((api) => {
    const versions = listStructureVersions(contracts[api]);
    const fields = versions.length === 0 ? [] : places.listVersionedFields(api);
    return versions
      .map((version, index): ChangeEntry => {
        const toGroup = (title: string, key: 'removed' | 'since'): ChangeGroup[] => {
          const items = fields
            .filter((field) => field[key] === version)
            .map(({path, at}) => ({text: [['p', [['code', path]]]] as const, link: at}));
          return items.length === 0 ? [] : [{title, items}];
        };
        const groups = [...toGroup('Removed fields', 'removed'), ...toGroup('New fields', 'since')];
        const note = index === 0 ? 'The first version.' : 'The same fields as the version before.';
        return {
          id: `${api}-structure-${version}`,
          kind: 'structure',
          source: api,
          version,
          ...(groups.length === 0 && {note: [['p', [note]]]}),
          groups,
        };
      })
      .reverse();
  });
}
