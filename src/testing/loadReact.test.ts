import {createRequire} from 'node:module';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it('gives a test that sets NODE_ENV the build of React that all others have', () => {
  vi.stubEnv('NODE_ENV', 'development');
  // Only the build for development has it.
  const {act} = createRequire(import.meta.url)('react') as {readonly act?: unknown};
  expect(act).toBeUndefined();
});
