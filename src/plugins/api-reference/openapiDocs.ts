import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {APIOptions, PluginOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import {apiIds, type ApiId} from '../../portal/apiIds';
import type {ApiView} from '../../contract/view/types';
import {createPageWriters} from './createPageWriters';

/** Folder of the generated pages, from the top of the site; a docs instance serves it. */
export const PAGES_DIR = '.generated/api';

/** Operations are parts of the page of their API, not pages. */
export const PARTIALS = '**/*.api.mdx';

/** Both templates are the text of the writer and nothing else. */
const TEMPLATE = path.join(__dirname, 'page.mustache');

/** Where the view of an API is; the pages import the same file. */
export const toViewFile = (pagesDir: string, id: ApiId): string =>
  path.join(pagesDir, '_data', `${id}.json`);

/** Where the outline of an API is, which the generator reads. */
export const toOutlineFile = (pagesDir: string, id: ApiId): string =>
  path.join(pagesDir, '_data', `${id}.outline.json`);

/**
 * What docusaurus-plugin-openapi-docs generates from the outline of one specification.
 *
 * @param id of the API
 * @param outputDir folder for the page, its parts and its sidebar
 * @param siteDir folder of the site
 */
export function toApiOptions(id: ApiId, outputDir: string, siteDir = '.'): APIOptions {
  const {createDocItem, ...markdownGenerators} = createPageWriters(
    createViewReader(toViewFile(path.join(siteDir, PAGES_DIR), id)),
    `../_data/${id}.json`,
  );
  return {
    specPath: toOutlineFile(PAGES_DIR, id),
    outputDir,
    template: TEMPLATE,
    infoTemplate: TEMPLATE,
    markdownGenerators,
    sidebarOptions: {groupPathsBy: 'tag', sidebarGenerators: {createDocItem}},
    externalJsonProps: false,
  };
}

/** Reads a view once for all operations, and again after it was written. */
function createViewReader(file: string): () => ApiView {
  let writtenAt = 0;
  let view: ApiView | undefined;
  return () => {
    const {mtimeMs} = statSync(file);
    if (view === undefined || mtimeMs !== writtenAt)
      view = JSON.parse(readFileSync(file, 'utf8')) as ApiView;
    writtenAt = mtimeMs;
    return view;
  };
}

/**
 * Options of docusaurus-plugin-openapi-docs: one page per specification, written by our writers.
 */
export const openapiDocs = {
  id: 'api',
  docsPluginId: 'api',
  config: Object.fromEntries(apiIds.map((id) => [id, toApiOptions(id, `${PAGES_DIR}/${id}`)])),
} satisfies PluginOptions;

// Docusaurus sends the configuration of the site to browsers as JSON; they have no use for this
// part.
Object.defineProperty(openapiDocs, 'toJSON', {value: () => ({})});
