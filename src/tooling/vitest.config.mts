import {fileURLToPath} from 'node:url';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {defineConfig} from 'vitest/config';
import type * as ExpandTokens from '../markdown/expandTokens';
import type * as TokensWithLimits from '../markdown/tokensWithLimits';

const {expandTokens} = (await tsImport(
  '../markdown/expandTokens.ts',
  import.meta.url,
)) as typeof ExpandTokens;
const {tokensWithLimits} = (await tsImport(
  '../markdown/tokensWithLimits.ts',
  import.meta.url,
)) as typeof TokensWithLimits;
const root = fileURLToPath(new URL('../..', import.meta.url));

const all = ['src/**/*.test.{ts,tsx}', 'lib-src/*/test/**/*.test.ts', 'docs/**/*.test.ts'];
const never = ['**/node_modules/**', 'build/**', '.generated/**', '.cache/**'];

/** What needs a built site, or the one with fixtures. */
const built = [
  'src/plugins/site-files/third-party-notices.test.ts',
  'src/scripts/{hosting,licenses}/*.test.ts',
  'src/scripts/server/observatory.test.ts',
  'src/site-checks/faults.test.ts',
  'src/site-checks/{agents,reference,rename,routes,search}/*.test.ts',
  'src/site-checks/site/{highlighter,site}.test.ts',
];

/** What keeps state in modules, replaces modules, measures memory or starts programs: each file has its own process. */
const own = [
  // A client keeps a queue for each key.
  'lib-src/*/test/**/*.test.ts',
  'src/build/policy/checkPolicy.test.ts',
  'src/plugins/api-reference/commands.test.ts',
  'src/plugins/library-reference/*.test.ts',
  'src/build/search/createIndexer.test.ts',
  'src/portal/settings.test.ts',
  'src/sample-runner/**/*.test.ts',
  'src/sandbox/server.test.ts',
  'src/scripts/build.test.ts',
  'src/scripts/libraries/*.test.ts',
  'src/scripts/search/{interruptedPush,pushMemory}.test.ts',
  'src/search/FailoverEngine.test.ts',
  'src/site-checks/{external-links,inputs}/*.test.ts',
  'src/testing/fuzz/*.test.ts',
];

export default defineConfig({
  root,
  plugins: [
    {
      // Library sources name the product by tokens; packing expands them in the same way.
      name: 'library-tokens',
      enforce: 'pre',
      transform: (code, id) =>
        id.startsWith(path.join(root, 'lib-src'))
          ? expandTokens(code, {file: path.relative(root, id)}, tokensWithLimits)
          : undefined,
    },
  ],
  oxc: {jsx: {runtime: 'automatic'}},
  // What needs the bundler or the router of a site, for tests that render components.
  resolve: {
    alias: [
      {find: '@docusaurus/Link', replacement: path.join(root, 'src/testing/Link.tsx')},
      {
        find: '@docusaurus/useBrokenLinks',
        replacement: path.join(root, 'src/testing/useBrokenLinks.ts'),
      },
      {find: '@docusaurus/useBaseUrl', replacement: path.join(root, 'src/testing/useBaseUrl.ts')},
      {find: '@docusaurus/router', replacement: path.join(root, 'src/testing/router.ts')},
      {
        find: /^@docusaurus\/theme-common(\/internal)?$/,
        replacement: path.join(root, 'src/testing/themeCommon.ts'),
      },
    ],
  },
  test: {
    globalSetup: 'src/scripts/generateSources.ts',
    // Programs are started, and CI machines are busy.
    testTimeout: 60_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Modules are loaded once for all files of a worker.
        test: {name: 'shared', isolate: false, include: all, exclude: [...never, ...own, ...built]},
      },
      {extends: true, test: {name: 'own', include: own, exclude: never}},
      {extends: true, test: {name: 'built', include: built, exclude: never}},
    ],
  },
});
