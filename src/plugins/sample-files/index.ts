import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeDownloads} from './writeDownloads';

/**
 * Files that tutorials hand to readers: pictures of the sandbox and complete projects, served below
 * `/docs/samples/`.
 */
export default function pluginSampleFiles({siteDir}: LoadContext): Plugin {
  return {
    name: 'portal-sample-files',
    async loadContent() {
      const left = writeDownloads(siteDir, path.join(siteDir, '.generated/static/samples'));
      for (const message of left) console.warn(message);
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
