import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** Folders of generated data: of the sandbox, and of reference pages. */
const SANDBOX = '.generated/sandbox';
const PAGES = '.generated/api';

/**
 * Rules that keep large data out of the bundler and the minifier: they hold a hundred bytes for each
 * byte. The server reads the data of the sandbox if they are used at all, and those of a page when
 * it is rendered: its bundle would hold the data of all pages until the last one is.
 */
export function createDataRules(siteDir: string, isServer: boolean): RuleSetRule[] {
  const createRule = (
    folders: readonly string[],
    loader: string,
    options: object,
  ): RuleSetRule => ({
    test: /\.(?:mjs|json)$/,
    include: folders.map((folder) => path.join(siteDir, folder)),
    type: 'javascript/auto',
    enforce: 'pre',
    use: [{loader: path.join(__dirname, loader), options}],
  });
  return isServer
    ? [
        createRule([SANDBOX], 'readLoader.js', {reader: 'dataFiles.js'}),
        createRule([PAGES], 'readLoader.js', {reader: 'pageData.js'}),
      ]
    : [createRule([SANDBOX, PAGES], 'markLoader.js', {dir: siteDir})];
}
