import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, LoadContext} from '@docusaurus/types';
import {apiIds, type ApiId, type ContractDocument} from '../../contract';
import {product} from '../../portal/product';
import {readReleaseDate} from '../security-txt/readReleaseDate';
import {listInReadingOrder} from './listInReadingOrder';
import {toFullText} from './toFullText';
import {toLlmsText} from './toLlmsText';
import {writeTwins} from './writeTwins';

/** Writes each page as Markdown beside it, made from the page as it is published, and `llms.txt`, which leads there. */
export default function pluginMarkdownTwins({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'portal-markdown-twins',
    postBuild({outDir, routesPaths, baseUrl, plugins}) {
      // A tree without history has the date of its release.
      const date = readReleaseDate(siteDir)?.toISOString().slice(0, 10) ?? product.docsVersion;
      const order = listInReadingOrder(plugins, baseUrl);
      const twins = writeTwins({outDir, routes: routesPaths, baseUrl, origin: siteConfig.url, date});
      const full = toFullText(twins, order);
      writeFileSync(path.join(outDir, 'llms-full.txt'), full);
      const options = {title: siteConfig.title, tagline: siteConfig.tagline, address: siteConfig.url + baseUrl, date, twins, order, contracts: readContracts(outDir)};
      writeFileSync(path.join(outDir, 'llms.txt'), toLlmsText({...options, fullSize: Buffer.byteLength(full)}));
      return Promise.resolve();
    },
  };
}

/** The specifications as they are published, which is quicker than putting them together anew. */
const readContracts = (outDir: string): Record<ApiId, ContractDocument> =>
  Object.fromEntries(apiIds.map((id) => [id, JSON.parse(readFileSync(path.join(outDir, 'api', `${id}.json`), 'utf8'))])) as Record<ApiId, ContractDocument>;
