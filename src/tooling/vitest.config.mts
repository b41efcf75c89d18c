import {fileURLToPath} from 'node:url';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {defineConfig} from 'vitest/config';
import type * as ExpandTokens from '../markdown/expandTokens';

const {expandTokens} = (await tsImport(
  '../markdown/expandTokens.ts',
  import.meta.url,
)) as typeof ExpandTokens;
const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  plugins: [
    {
      // Library sources name the product by tokens; packing expands them in the same way.
      name: 'library-tokens',
      enforce: 'pre',
      transform: (code, id) =>
        id.startsWith(path.join(root, 'lib-src'))
          ? expandTokens(code, {file: path.relative(root, id)})
          : undefined,
    },
  ],
  oxc: {jsx: {runtime: 'automatic'}},
  // What needs the bundler or the router of a site, for tests that render components.
  resolve: {
    alias: [
      {find: '@docusaurus/Link', replacement: path.join(root, 'src/testing/Link.tsx')},
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
    include: ['src/**/*.test.{ts,tsx}', 'lib-src/*/test/**/*.test.ts', 'docs/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'src/site-checks/e2e/**', 'build/**', '.generated/**'],
    // Patience, not a measure: programs are started, and CI machines are busy.
    testTimeout: 60_000,
  },
});
