import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiIds, loadAllContracts} from '../../contract';
import {checkPageSizes} from './checkPageSizes';
import {writeDownloads} from './writeDownloads';
import {writePages} from './writePages';

/**
 * Generates one page per specification below `.generated/api`, which a docs instance serves at `/docs/api/{id}`,
 * and the files that readers can download. Specifications are watched in development.
 */
export default async function pluginApiReference({siteDir}: LoadContext): Promise<Plugin> {
  const pagesDir = path.join(siteDir, '.generated/api');
  const downloadsDir = path.join(siteDir, '.generated/static/api');
  const generate = async (): Promise<void> => {
    const contracts = loadAllContracts();
    mkdirSync(pagesDir, {recursive: true});
    await writePages(contracts, pagesDir);
    writeDownloads(contracts, downloadsDir);
  };
  // The docs instance looks for its files as soon as all plugins are made, so the first run happens here.
  await generate();
  let isFirst = true;

  return {
    name: 'portal-api-reference',
    getPathsToWatch: () => apiIds.map((id) => path.join(siteDir, 'api-specs', `${id}.yaml`)).concat(path.join(siteDir, 'api-specs/common/*.yaml')),
    async loadContent() {
      if (!isFirst) await generate();
      isFirst = false;
    },
    async postBuild({outDir}) {
      checkPageSizes(outDir, apiIds);
    },
  };
}
