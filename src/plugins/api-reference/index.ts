import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashContract} from '../../contract/hashContract';
import {apiIds} from '../../contract/loadContract';
import {baseUrl, hosts} from '../../portal/product';

/**
 * Generates one page per specification below `.generated/api`, which a docs instance serves at `/docs/api/{id}`,
 * and the files that readers can download. Specifications are watched in development.
 */
export default async function pluginApiReference({siteDir}: LoadContext): Promise<Plugin> {
  const pagesDir = path.join(siteDir, '.generated/api');
  const downloadsDir = path.join(siteDir, '.generated/static/api');
  const generate = (): Promise<void> => generateReference(siteDir, pagesDir, downloadsDir);
  // The docs instance looks for its files as soon as all plugins are made, so the first run happens here.
  await generate();
  let isFirst = true;

  return {
    name: 'portal-api-reference',
    getPathsToWatch: () =>
      apiIds
        .map((id) => path.join(siteDir, 'api-specs', `${id}.yaml`))
        .concat(path.join(siteDir, 'api-specs/common/*.yaml')),
    async loadContent() {
      if (!isFirst) await generate();
      isFirst = false;
    },
  };
}

/** Does nothing when nothing that the pages are made from has changed: the generators alone take a second to load. */
async function generateReference(
  siteDir: string,
  pagesDir: string,
  downloadsDir: string,
): Promise<void> {
  const mark = path.join(pagesDir, '_data/.hash');
  const hash = hashContract(
    __dirname,
    path.join(siteDir, 'src/markdown/highlight'),
    path.join(siteDir, 'src/data'),
  );
  if (readMark(mark) === hash && existsSync(downloadsDir)) return;
  rmSync(mark, {force: true});
  const [{loadAllContracts}, {writeDownloads}, {writeMachineFiles}, {writePages}] =
    await Promise.all([
      import('../../contract'),
      import('./writeDownloads'),
      import('./machine-files/writeMachineFiles'),
      import('./writePages'),
    ]);
  const contracts = loadAllContracts();
  mkdirSync(pagesDir, {recursive: true});
  await writePages(contracts, pagesDir);
  writeDownloads(contracts, downloadsDir);
  writeMachineFiles(contracts, path.dirname(downloadsDir), hosts.portal + baseUrl);
  writeFileSync(mark, hash);
}

function readMark(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
