import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {PageReader} from '../PageStep';
import {createIndexer} from './createIndexer';

const RECORDS = 'search-records.jsonl';

/**
 * Where `npm run search:push` finds the records. They lie with the pages that they were made from,
 * so that a job that deploys the one has the other.
 */
export const RECORDS_FILE = `build/${RECORDS}`;

/**
 * Makes the search index from the pages as they are published, so that nothing is found that isn't
 * there.
 */
export const indexPages = ({outDir, baseUrl, siteConfig}: Props): PageReader =>
  createIndexer({
    outDir,
    baseUrl,
    origin: siteConfig.url,
    recordsFile: path.join(outDir, RECORDS),
  });
