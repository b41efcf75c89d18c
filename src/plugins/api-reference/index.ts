import {existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiIds, type ApiId} from '../../portal/apiIds';
import {CONTRACT_FILES} from '../../contract/contractFiles';
import {hashContract} from '../../contract/hashContract';
import {forgetViews} from '../../contract/view/keptViews';
import type {ApiView} from '../../contract/view/types';
import {baseUrl, hosts} from '../../portal/product';
import {markPages} from '../generated-docs/markPages';
import {PAGES_DIR} from './openapiDocs';

/** The commands of docusaurus-plugin-openapi-docs write and remove pages by themselves. */
const isGeneratorCommand = /^(clean|gen)-api-docs/.test(process.argv[2] ?? '');

/** Views whose pages this process has generated. */
const generated = new WeakSet<ApiView>();

/**
 * Keeps the reference up to date: what docusaurus-plugin-openapi-docs makes the pages from, the
 * pages that it generates below `.generated/api`, and the files that readers can download.
 * Specifications are watched in development.
 */
export default async function pluginApiReference({siteDir}: LoadContext): Promise<Plugin> {
  // The docs instance looks for its files as soon as all plugins are made, so the first run
  // happens here.
  let latest = generateReference(siteDir);
  await latest;
  let isFirst = true;

  return {
    name: 'portal-api-reference',
    getPathsToWatch: () => CONTRACT_FILES.map((glob) => path.join(siteDir, glob)),
    async loadContent() {
      if (isFirst) {
        isFirst = false;
        return;
      }
      // A specification that is saved again waits for the run before, which writes the same files.
      latest = latest.catch(() => undefined).then(() => generateReference(siteDir));
      await latest;
    },
    async allContentLoaded() {
      if (process.env.NODE_ENV === 'production') forgetViews();
    },
  };
}

/**
 * Does nothing when nothing that the pages are made from has changed: the generators alone take a
 * second to load.
 */
async function generateReference(siteDir: string): Promise<void> {
  const pagesDir = path.join(siteDir, PAGES_DIR);
  const staticDir = path.join(siteDir, '.generated/static');
  const mark = path.join(pagesDir, '_data/.hash');
  const hash = hashContract(
    __dirname,
    path.join(siteDir, 'src/markdown/highlight'),
    path.join(siteDir, 'src/data'),
  );
  if (readMark(mark) === hash && existsSync(path.join(staticDir, 'api')) && hasPages(pagesDir))
    return;
  rmSync(mark, {force: true});
  const [
    {loadAllContracts},
    {removeOtherDownloads, writeDownloads},
    {writeMachineFiles},
    {writeViews},
    {generatePages, hasPage, writeSidebar},
  ] = await Promise.all([
    import('../../contract'),
    import('./writeDownloads'),
    import('./machine-files/writeMachineFiles'),
    import('./writeViews'),
    import('./generatePages'),
  ]);
  const contracts = loadAllContracts();
  const views = writeViews(contracts, pagesDir);
  const outdated = views.filter((view) => !generated.has(view) || !hasPage(pagesDir, view));
  const downloads = path.join(staticDir, 'api');
  for (const view of existsSync(downloads) ? outdated : views)
    writeDownloads(view.id as ApiId, contracts[view.id as ApiId], downloads);
  removeOtherDownloads(apiIds, downloads);
  writeMachineFiles(contracts, staticDir, hosts.portal + baseUrl);
  if (isGeneratorCommand) return;
  await generatePages(siteDir, outdated);
  outdated.forEach((view) => generated.add(view));
  await writeSidebar(siteDir, views);
  markPages(siteDir, 'api');
  writeFileSync(mark, hash);
}

/** Without them the mark says nothing: `clean-api-docs` removes pages. */
const hasPages = (pagesDir: string): boolean =>
  isGeneratorCommand ||
  apiIds.every((id) => {
    const dir = path.join(pagesDir, id);
    return existsSync(dir) && readdirSync(dir).some((name) => name.endsWith('.info.mdx'));
  });

function readMark(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
