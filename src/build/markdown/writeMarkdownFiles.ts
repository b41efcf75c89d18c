import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {apiIds, type ApiId, type ContractDocument} from '../../contract';
import {product} from '../../portal/product';
import {INDEX_FILE} from '../../portal/search';
import type {PackedIndex} from '../../search/packIndex';
import {addDocuments} from '../documents/addDocuments';
import {packDocuments} from '../documents/packDocuments';
import type {PageReader, PageTransform} from '../PageStep';
import {readReleaseDate} from '../readReleaseDate';
import {createMarkdownVersions} from './createMarkdownVersions';
import {listInReadingOrder} from './listInReadingOrder';
import {toFullText} from './toFullText';
import {toLlmsText} from './toLlmsText';

/**
 * Writes each page as Markdown beside it, made from the page as it is published, and `llms.txt`,
 * which leads there. The documentation server gets the same pages, and the index of the search,
 * which was written before.
 */
export function writeMarkdownFiles({
  siteDir,
  siteConfig,
  outDir,
  baseUrl,
  plugins,
}: Props): PageReader {
  // A tree without history has the date of its release.
  const date = readReleaseDate(siteDir)?.toISOString().slice(0, 10) ?? product.docsVersion;
  const site = {outDir, baseUrl, origin: siteConfig.url};
  let transform: PageTransform | undefined;
  const reader = createMarkdownVersions({...site, date}, (versions) => {
    const order = listInReadingOrder(plugins, baseUrl);
    const full = toFullText(versions, order);
    writeFileSync(path.join(outDir, 'llms-full.txt'), full);
    const options = {
      title: siteConfig.title,
      tagline: siteConfig.tagline,
      address: siteConfig.url + baseUrl,
      date,
      versions,
      order,
      contracts: readContracts(outDir),
    };
    writeFileSync(
      path.join(outDir, 'llms.txt'),
      toLlmsText({...options, fullSize: Buffer.byteLength(full)}),
    );
    const index = readIndex(outDir);
    transform = addDocuments(outDir, packDocuments({...site, versions, order, index}));
  });
  return {...reader, getTransform: () => transform};
}

/** The index of the search; none if it is in many files. */
function readIndex(outDir: string): PackedIndex | undefined {
  const index = JSON.parse(readFileSync(path.join(outDir, INDEX_FILE), 'utf8')) as
    PackedIndex | object;
  return 'sections' in index ? index : undefined;
}

/** The specifications as they are published, which is quicker than bundling them again. */
const readContracts = (outDir: string): Record<ApiId, ContractDocument> =>
  Object.fromEntries(
    apiIds.map((id) => [
      id,
      JSON.parse(readFileSync(path.join(outDir, 'api', `${id}.json`), 'utf8')),
    ]),
  ) as Record<ApiId, ContractDocument>;
