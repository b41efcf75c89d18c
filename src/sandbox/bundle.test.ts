import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {build, type BuildOptions} from 'esbuild';
import {chromium, type Browser} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {apiIds} from '../contract';
import type * as AllApis from './allApis';
import type * as Cases from './cases';
import type * as SandboxModule from './createSandbox';
import {samples} from './samples';
import {readSamplePicture} from './testing';

/** What a page may load for the sandbox, with validators, samples' responses and cases. */
const BUNDLE_MAX_BYTES = 60 * 1_024;

const ENTRY = `
  export {createSandbox} from './createSandbox';
  export {listCases, toRequest} from './cases';
`;
const WITH_ALL_APIS = `${ENTRY} export {operations} from './allApis';`;
const WITH_FILES = `${ENTRY} export {addApi} from './contract'; export {apiFiles} from '../../.generated/sandbox/apiFiles';`;

const bundleForBrowser = (contents: string, options: BuildOptions) =>
  build({
    stdin: {contents, resolveDir: fileURLToPath(new URL('.', import.meta.url))},
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    logLevel: 'silent',
    ...options,
  });

const IN_ONE = {format: 'iife', globalName: 'sandboxModule'} as const;
const IN_FILES = {format: 'esm', splitting: true, outdir: 'out', metafile: true} as const;

describe('the sandbox in the page', () => {
  let browser: Browser;
  let emptyPage: Server;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    emptyPage = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Empty</title>'),
    );
    await new Promise<void>((resolve) => emptyPage.listen(0, '127.0.0.1', resolve));
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    emptyPage.close();
  });

  it('is at most 60 kB after brotli with an API, apart from the others, and imports nothing of Node', async () => {
    const {outputFiles = [], metafile} = await bundleForBrowser(WITH_FILES, IN_FILES);
    const sizes = outputFiles.map(({path: file, contents}) => {
      const {inputs = {}} =
        metafile?.outputs[path.relative('.', file).replaceAll(path.sep, '/')] ?? {};
      const api = Object.keys(inputs)
        .map((input) => /(\w+)\.api\.mjs$/.exec(input)?.[1])
        .find((name) => name !== undefined);
      return [api ?? 'sandbox', brotliCompressSync(contents).length] as const;
    });
    const apis = sizes.filter(([name]) => name !== 'sandbox');
    expect(apis.map(([name]) => name).sort()).toEqual([...apiIds].sort());
    const sandbox = sizes.reduce((sum, [name, size]) => sum + (name === 'sandbox' ? size : 0), 0);
    expect(sandbox).toBeGreaterThan(5_000);
    for (const [name, size] of apis) expect(sandbox + size, name).toBeLessThan(BUNDLE_MAX_BYTES);
  });

  it('would not build with an import of Node', async () => {
    await expect(bundleForBrowser(`export * from './server';`, IN_ONE)).rejects.toThrow(
      /Could not resolve "/,
    );
  });

  it('gives every documented response in Chromium, without a network request', async () => {
    const {outputFiles = []} = await bundleForBrowser(WITH_ALL_APIS, IN_ONE);
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(emptyPage.address() as AddressInfo).port}/`);
    await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
    const pictures = Object.fromEntries(
      await Promise.all(
        samples.map(
          async ({name}) =>
            [name, Buffer.from(await readSamplePicture(name)).toString('base64')] as const,
        ),
      ),
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const responses = await page.evaluate(sendEveryCase, pictures);
    expect(responses.length).toBeGreaterThan(100);
    expect(responses.filter(({status, expected}) => status !== expected)).toEqual([]);
    // An image of a data: URL is decoded, not fetched from anywhere.
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([]);
  }, 60_000);
});

type Bundle = Pick<typeof SandboxModule, 'createSandbox'> &
  Pick<typeof Cases, 'listCases' | 'toRequest'> &
  Pick<typeof AllApis, 'operations'>;

/** Runs in the page, where `sandboxModule` is the bundle: self-contained, no name from outside. */
async function sendEveryCase(
  pictures: Record<string, string>,
): Promise<readonly {title: string; status: number; expected: number}[]> {
  const {createSandbox, listCases, toRequest, operations} = (
    globalThis as never as {sandboxModule: Bundle}
  ).sandboxModule;
  const responses = [];
  for (const {id} of operations) {
    for (const {name, status: expected, values, before} of listCases(id)) {
      // Time is frozen: a slow machine must not refill a bucket.
      const now = Date.now();
      const sandbox = createSandbox({clock: {now: () => now, advance: () => undefined}});
      let status = 0;
      for (const one of [...before, values]) {
        const request = await toRequest(one, 'https://api.example', async (picture) =>
          Uint8Array.from(atob(pictures[picture] ?? ''), (character) => character.charCodeAt(0)),
        );
        status = (await sandbox.fetch(request)).status;
      }
      responses.push({title: `${id} ${name}`, status, expected});
    }
  }
  return responses;
}
