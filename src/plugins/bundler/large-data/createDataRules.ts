import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** Folders of generated data: of the sandbox, and of reference pages. */
const SANDBOX = '.generated/sandbox';
const PAGES = '.generated/api';

/**
 * Rules that keep large data out of the bundler and the minifier: they hold a hundred bytes for each
 * byte. Pages on the server have their own rule (`src/plugins/api-reference/server-data`).
 */
export function createDataRules(siteDir: string, isServer: boolean): RuleSetRule[] {
  const [loader, folders] = isServer ? ['readLoader', [SANDBOX]] : ['markLoader', [SANDBOX, PAGES]];
  return [
    {
      test: /\.(?:mjs|json)$/,
      include: folders.map((folder) => path.join(siteDir, folder)),
      type: 'javascript/auto',
      enforce: 'pre',
      use: [{loader: path.join(__dirname, `${loader}.js`), options: {dir: siteDir}}],
    },
  ];
}
