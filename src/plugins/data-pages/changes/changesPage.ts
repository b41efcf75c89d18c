import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CONTRACT_FILES} from '../../../contract/contractFiles';
import type {ChangeEntry} from '../../../contract/history/ChangeEntry';
import {toChangesFile} from '../../../contract/history/toChangesFile';
import {toFeed} from '../../../contract/history/toFeed';
import {baseUrl, hosts, product} from '../../../portal/product';
import type {DataPage} from '../DataPage';

/** Lists all changes, which are written as a feed and as JSON too. */
export const changesPage: DataPage<ChangeEntry[]> = {
  path: 'changes',
  component: '@site/src/widgets/ChangeList',
  prop: 'entries',
  load: async (siteDir) => (await import('./listEntries')).listEntries(siteDir),
  isKept: true,
  writeFiles(entries, siteDir) {
    const folder = path.join(siteDir, '.generated/static');
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
    const schema = 'changes.schema.json';
    copyFileSync(path.join(__dirname, schema), path.join(folder, schema));
  },
  watch: [...CONTRACT_FILES, 'lib-src/*/CHANGELOG.md'],
};
