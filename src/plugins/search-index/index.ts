import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {indexSite} from './indexSite';
import {toOpenSearch} from './toOpenSearch';

const RECORDS = 'search-records.jsonl';

/** Where `npm run search:push` finds the records. They lie with the pages that they were made from, so that whoever deploys the one has the other. */
export const RECORDS_FILE = `build/${RECORDS}`;

/** Makes the search index from the pages as they are published, so that nothing is found that isn't there. */
export default function pluginSearchIndex({siteConfig}: LoadContext): Plugin {
  return {
    name: 'portal-search-index',
    postBuild({outDir, routesPaths, baseUrl}) {
      indexSite({outDir, routes: routesPaths, baseUrl, origin: siteConfig.url, recordsFile: path.join(outDir, RECORDS)});
      writeFileSync(path.join(outDir, 'opensearch.xml'), toOpenSearch(siteConfig.title, siteConfig.url + baseUrl));
      return Promise.resolve();
    },
  };
}
