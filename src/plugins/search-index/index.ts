import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FILE} from '../../portal/search';
import {createCompactIndex, type IndexedPage} from './createCompactIndex';
import {createRecords} from './createRecords';
import {readPage} from './readPage';
import {toOpenSearch} from './toOpenSearch';

/** Where `npm run search:push` finds the records. */
export const RECORDS_FILE = '.generated/search-records.jsonl';

/** Makes the search index from the pages as they are published, so that nothing is found that isn't there. */
export default function pluginSearchIndex({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'portal-search-index',
    postBuild({outDir, routesPaths, baseUrl}) {
      const pages = routesPaths
        .filter((route) => !route.endsWith('404.html'))
        .sort()
        .map((route): IndexedPage => {
          const below = route.slice(baseUrl.length).replace(/\/$/, '');
          return {content: readPage(readFileSync(path.join(outDir, below, 'index.html'), 'utf8')), route: below, path: route};
        })
        .filter(({content}) => !content.noIndex);
      writeFileSync(path.join(outDir, INDEX_FILE), JSON.stringify(createCompactIndex(pages)));
      const records = pages.flatMap(({content, route, path: pathname}) => createRecords(content, siteConfig.url + pathname, route));
      writeFileSync(path.join(siteDir, RECORDS_FILE), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
      writeFileSync(path.join(outDir, 'opensearch.xml'), toOpenSearch(siteConfig.title, siteConfig.url + baseUrl));
      return Promise.resolve();
    },
  };
}
