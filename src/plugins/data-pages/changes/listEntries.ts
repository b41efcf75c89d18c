import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadAllContracts} from '../../../contract';
import type {ChangeEntry} from '../../../contract/history/ChangeEntry';
import {listReleaseEntries} from '../../../contract/history/listReleaseEntries';
import {parseChangelog} from '../../../contract/history/parseChangelog';
import {expandTokens} from '../../../markdown/expandTokens';
import {listStructureEntries} from './listStructureEntries';
import {PlaceFinder} from './PlaceFinder';

/** Folder of each library's changelog. */
const LIBRARIES = {
  client: 'cloud-client',
  pythonClient: 'python-client',
  middleware: 'webhook-middleware',
} as const;

/** Every release and version of the APIs and libraries, in the order of the page. */
export function listEntries(siteDir: string): ChangeEntry[] {
  const contracts = loadAllContracts();
  const places = new PlaceFinder(contracts);
  const released = [
    ...listReleaseEntries(contracts, (api, place) => places.find(api, place)),
    ...Object.entries(LIBRARIES).flatMap(([source, folder]) => {
      const file = path.join('lib-src', folder, 'CHANGELOG.md');
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      return parseChangelog(source as keyof typeof LIBRARIES, expandTokens(text, {file}));
    }),
  ];
  return [...sortByDate(released), ...listStructureEntries(contracts, places)];
}

/** What comes next, then the newest; what has no date is last. */
function sortByDate(entries: readonly ChangeEntry[]): ChangeEntry[] {
  const toKey = ({version, date = '0'}: ChangeEntry): string =>
    version === undefined ? '9' : `${date}-99`.slice(0, '2024-07-24'.length);
  return [...entries].sort((one, other) => toKey(other).localeCompare(toKey(one), 'en'));
}
