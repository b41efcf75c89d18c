import {fileURLToPath} from 'node:url';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {defineConfig} from 'vitest/config';
import {built, own, programs, slow} from './testProjects.mjs';
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
// Packages as a build loads them. In what they have for development, React records a stack for each
// element, and parsers of Markdown check each step.
process.env['NODE_ENV'] = 'production';
const root = fileURLToPath(new URL('../..', import.meta.url));

const all = ['src/**/*.test.{ts,tsx}', 'lib-src/*/{test,tests}/**/*.test.ts', 'docs/**/*.test.ts'];
const never = ['**/node_modules/**', 'build/**', '.generated/**', '.cache/**'];
const skipped = process.env['TEST_QUICK'] === undefined ? [] : slow;

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
  oxc: {jsx: {runtime: 'automatic', development: false}},
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
    globalSetup: ['src/scripts/generateSources.ts', 'src/testing/temporaryFolder.ts'],
    // Programs are started, and CI machines are busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    // Programs that tests start are in no build.
    env: {NODE_ENV: 'test'},
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          env: {NODE_ENV: 'production'},
          setupFiles: ['src/testing/loadReact.ts'],
          include: all,
          exclude: [...never, ...own, ...programs, ...built, ...skipped],
        },
      },
      {extends: true, test: {name: 'own', include: own, exclude: never}},
      {
        extends: true,
        test: {
          name: 'programs',
          isolate: false,
          include: programs,
          exclude: [...never, ...own],
        },
      },
      {extends: true, test: {name: 'built', isolate: false, include: built, exclude: never}},
    ],
  },
});
