import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {highlight} from '../../markdown/highlight/highlight';
import {DOWNLOADS} from '../../portal/packages';
import {writeDownloads} from './writeDownloads';
import {writePackages} from './writePackages';

/**
 * Files that readers take away: pictures of the sandbox and complete projects, served below
 * `/docs/samples/`, and packages, served below `/docs/downloads/` with a page that lists them.
 */
export default function pluginSampleFiles({baseUrl, siteDir}: LoadContext): Plugin<unknown> {
  const staticDir = path.join(siteDir, '.generated/static');
  return {
    name: 'portal-sample-files',
    async loadContent() {
      const left = writeDownloads(siteDir, path.join(staticDir, 'samples'));
      for (const message of left) console.warn(message);
      await writePackages(siteDir, path.join(staticDir, DOWNLOADS));
      const {packages} = JSON.parse(
        readFileSync(path.join(staticDir, DOWNLOADS, 'downloads.json'), 'utf8'),
      ) as {readonly packages: readonly {readonly install: string}[]};
      return {
        packages: packages.map(({install, ...one}) => ({
          ...one,
          command: highlight(install, 'bash'),
        })),
      };
    },
    async contentLoaded({content, actions: {addRoute, createData}}) {
      const downloads = await createData('downloads.json', JSON.stringify(content));
      addRoute({
        path: `${baseUrl}${DOWNLOADS}`,
        component: '@site/src/components/DownloadsPage',
        modules: {downloads},
        exact: true,
      });
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: path.join(siteDir, 'docs'),
            enforce: 'pre',
            use: [path.join(siteDir, 'src/plugins/sample-files/watchSamples.cjs')],
          },
        ],
      },
    }),
  };
}
