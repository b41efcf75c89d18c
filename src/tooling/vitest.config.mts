import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'lib-src/*/test/**/*.test.ts', 'docs/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'src/site-checks/e2e/**', 'build/**', '.generated/**'],
    testTimeout: 20_000,
  },
});
