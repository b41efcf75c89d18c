import {brotliCompressSync} from 'node:zlib';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';

/** What a page may load for the sandbox, with validators, samples' answers and cases. */
const BUNDLE_MAX_BYTES = 60 * 1_024;

const bundleForBrowser = (contents: string) =>
  build({
    stdin: {contents, resolveDir: fileURLToPath(new URL('.', import.meta.url))},
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    logLevel: 'silent',
  });

describe('the sandbox in the page', () => {
  it('is at most 60 kB after brotli, and imports nothing of Node', async () => {
    const {outputFiles} = await bundleForBrowser(`export * from './createSandbox'; export * from './cases';`);
    const bytes = brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
    expect(bytes).toBeLessThan(BUNDLE_MAX_BYTES);
    expect(bytes).toBeGreaterThan(5_000);
  });

  it('would not build with an import of Node', async () => {
    await expect(bundleForBrowser(`export * from './server';`)).rejects.toThrow(/Could not resolve "/);
  });
});
