import {fileURLToPath} from 'node:url';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {defineConfig} from 'vitest/config';
import type * as ExpandTokens from '../markdown/expandTokens';

const {expandTokens} = (await tsImport('../markdown/expandTokens.ts', import.meta.url)) as typeof ExpandTokens;
const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  plugins: [
    {
      // Library sources name the product by tokens; packing expands them in the same way.
      name: 'library-tokens',
      enforce: 'pre',
      transform: (code, id) => (id.startsWith(path.join(root, 'lib-src')) ? expandTokens(code, {file: path.relative(root, id)}) : undefined),
    },
  ],
  test: {
    globalSetup: 'src/tooling/generateSources.ts',
    include: ['src/**/*.test.{ts,tsx}', 'lib-src/*/test/**/*.test.ts', 'docs/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'src/site-checks/e2e/**', 'build/**', '.generated/**'],
    testTimeout: 20_000,
  },
});
