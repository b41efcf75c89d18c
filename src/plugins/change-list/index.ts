import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadAllContracts} from '../../contract';
import type {ChangeEntry} from '../../contract/history/ChangeEntry';
import {listReleaseEntries} from '../../contract/history/listReleaseEntries';
import {parseChangelog} from '../../contract/history/parseChangelog';
import {toChangesFile} from '../../contract/history/toChangesFile';
import {toFeed} from '../../contract/history/toFeed';
import {expandTokens} from '../../markdown/expandTokens';
import {baseUrl, hosts, product} from '../../portal/product';
import {listStructureEntries} from './listStructureEntries';
import {PlaceFinder} from './PlaceFinder';

/** Folder of each library's changelog. */
const LIBRARIES = {client: 'cloud-client', middleware: 'webhook-middleware'} as const;

/** Adds the page of all changes, and writes them as a feed and as JSON. */
export default function pluginChangeList({siteDir}: LoadContext): Plugin<ChangeEntry[]> {
  return {
    name: 'portal-change-list',
    getPathsToWatch: () => [
      path.join(siteDir, 'api-specs/**/*.yaml'),
      path.join(siteDir, 'lib-src/*/CHANGELOG.md'),
    ],
    loadContent() {
      const entries = listEntries(siteDir);
      writeFiles(entries, path.join(siteDir, '.generated/static'));
      return entries;
    },
    async contentLoaded({content, actions: {addRoute, createData}}) {
      const entries = await createData('changes.json', JSON.stringify(content));
      addRoute({
        path: `${baseUrl}changes`,
        component: '@site/src/widgets/ChangeList',
        modules: {entries},
        exact: true,
      });
    },
  };
}

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

function writeFiles(entries: readonly ChangeEntry[], folder: string): void {
  const address = hosts.portal + baseUrl;
  const title = `${product.name}: changes`;
  mkdirSync(path.join(folder, 'changes'), {recursive: true});
  writeFileSync(
    path.join(folder, 'changes/feed.xml'),
    toFeed(entries, {title, author: product.name, address}),
  );
  writeFileSync(
    path.join(folder, 'changes.json'),
    `${JSON.stringify(toChangesFile(entries, address), null, 2)}\n`,
  );
}
