import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {indexSite} from './indexSite';
import {toOpenSearch} from './toOpenSearch';

const RECORDS = 'search-records.jsonl';

/** Where `npm run search:push` finds the records of the last build. */
export const RECORDS_FILE = `.docusaurus/${RECORDS}`;

/** Makes the search index from the pages as they are published, so that nothing is found that isn't there. */
export default function pluginSearchIndex({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'portal-search-index',
    postBuild({outDir, routesPaths, baseUrl}) {
      indexSite({outDir, routes: routesPaths, baseUrl, origin: siteConfig.url, recordsFile: path.join(generatedFilesDir, RECORDS)});
      writeFileSync(path.join(outDir, 'opensearch.xml'), toOpenSearch(siteConfig.title, siteConfig.url + baseUrl));
      return Promise.resolve();
    },
  };
}
