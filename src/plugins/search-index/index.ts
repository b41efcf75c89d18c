import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PagePlugin} from '../built-pages/PagePlugin';
import {createIndexer} from './createIndexer';
import {toOpenSearch} from './toOpenSearch';

const RECORDS = 'search-records.jsonl';

/** Where `npm run search:push` finds the records. They lie with the pages that they were made from, so that whoever deploys the one has the other. */
export const RECORDS_FILE = `build/${RECORDS}`;

/** Makes the search index from the pages as they are published, so that nothing is found that isn't there. */
export default function pluginSearchIndex(): PagePlugin {
  return {
    name: 'portal-search-index',
    readPages: ({outDir, baseUrl, siteConfig}) =>
      createIndexer({
        outDir,
        baseUrl,
        origin: siteConfig.url,
        recordsFile: path.join(outDir, RECORDS),
      }),
    async postBuild({outDir, baseUrl, siteConfig}) {
      writeFileSync(
        path.join(outDir, 'opensearch.xml'),
        toOpenSearch(siteConfig.title, siteConfig.url + baseUrl),
      );
    },
  };
}
