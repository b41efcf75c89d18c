import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {product} from '../../portal/product';
import {createModuleCollector} from './collectModules';
import {createNotices} from './createNotices';
import {listPackageFolders} from './listPackageFolders';
import {readPackage} from './readPackage';
import {toOpenSearch} from './toOpenSearch';
import {writeSecurityTxt} from './writeSecurityTxt';

/** Where the notices are below the base. */
export const NOTICES_FILE = 'third-party-notices.txt';

/**
 * Writes the files of the site that are made from no page: `opensearch.xml`, `security.txt`, and the
 * notices of third parties.
 */
export default function pluginSiteFiles({siteDir}: LoadContext): Plugin {
  const modules = new Set<string>();
  return {
    name: 'portal-site-files',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'development'
        ? {}
        : {plugins: [createModuleCollector(modules) as never]},
    async postBuild({outDir, baseUrl, siteConfig}) {
      writeFileSync(
        path.join(outDir, 'opensearch.xml'),
        toOpenSearch({name: product.name, description: siteConfig.title}, siteConfig.url + baseUrl),
      );
      writeSecurityTxt(siteDir, outDir);
      writeNotices([...modules], outDir);
    },
  };
}

/** The licenses of all packages, parts of which reach readers: minified files keep no comments. */
function writeNotices(modules: readonly string[], outDir: string): void {
  const packages = listPackageFolders(modules).map(readPackage);
  if (packages.length === 0)
    throw new Error('Third-party notices: the bundler named no package. Expected: React at least.');
  writeFileSync(path.join(outDir, NOTICES_FILE), createNotices(packages));
}
