import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {expect, it, vi} from 'vitest';
import type {Compiler} from 'webpack';
import {createFolder} from '../../../site-checks/site/createBuiltSite';
import {EndClientPlugin} from './EndClientPlugin';
import createQueuedLoader from './createQueuedLoader';

type Callback = (error: Error | null, code?: string) => void;

interface Context {
  readonly _compiler: {readonly name: string};
  readonly resourcePath: string;
  async(): Callback;
}

/** Runs a loader over a file, as the bundler does. */
const run = (
  loader: (this: Context, source: string) => void,
  file: string,
  compiler = 'client',
): Promise<string> =>
  new Promise((resolve, reject) => {
    const async = (): Callback => (error, code) =>
      error === null ? resolve(code ?? '') : reject(error);
    loader.call({_compiler: {name: compiler}, resourcePath: file, async}, `text of ${file}`);
  });

/** A loader that takes a moment, and notes how many of it ran at once. */
function createSlowLoader() {
  const seen = {running: 0, most: 0};
  const loader = function (this: Context, source: string): void {
    const done = this.async();
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    setTimeout(() => {
      seen.running -= 1;
      if (this.resourcePath === 'bad') done(new Error('bad'));
      else done(null, `${this.resourcePath}: ${source}`);
    }, 1);
  };
  return {loader, seen};
}

const OPTIONS = {
  atOnce: 3,
  transform: (code: string) => `${code}!`,
  explain: (error: Error) => Promise.resolve(error),
};
const FILES = Array.from({length: 20}, (_, index) => `${index}.mdx`);

it('works on a few files at a time, transforms all of them, and goes on after an error', async () => {
  const {loader, seen} = createSlowLoader();
  const queued = createQueuedLoader(loader, OPTIONS);
  const results = await Promise.all([
    run(queued, 'bad').catch((error: Error) => error.message),
    ...FILES.map((file) => run(queued, file)),
  ]);
  expect(results).toEqual(['bad', ...FILES.map((file) => `${file}: text of ${file}!`)]);
  expect(seen.most).toBe(3);
});

it('explains what the loader has thrown, and what the transform has', async () => {
  const queued = createQueuedLoader(createSlowLoader().loader, {
    ...OPTIONS,
    transform: (code) => {
      if (code.startsWith('worse')) throw new Error('worse');
      return code;
    },
    explain: ({message}, file) => Promise.resolve(new Error(`${file} is ${message}`)),
  });
  const results = ['bad', 'worse', 'good'].map((file) =>
    run(queued, file).catch((error: Error) => error.message),
  );
  expect(await Promise.all(results)).toEqual([
    'bad is bad',
    'worse is worse',
    'good: text of good',
  ]);
});

it('does not hold back the compilation for the server, which waits for the other', async () => {
  const {loader, seen} = createSlowLoader();
  const queued = createQueuedLoader(loader, OPTIONS);
  const results = await Promise.all(FILES.map((file) => run(queued, file, 'server')));
  expect(results[0]).toBe('0.mdx: text of 0.mdx!');
  expect(seen.most).toBe(FILES.length);
});

it("compiles for the server what the browser's compilation had in its cache", async () => {
  // As the loader of Docusaurus: the server waits for what the client compiles.
  const arrived = new Map<string, (code: string) => void>();
  const queued = createQueuedLoader(function (this: Context, source: string) {
    const done = this.async();
    if (this._compiler.name === 'server')
      arrived.set(this.resourcePath, (code) => done(null, code));
    else done(null, 'client');
    if (this._compiler.name === 'client') arrived.get(this.resourcePath)?.(`compiled ${source}`);
  }, OPTIONS);
  const early = run(queued, 'early.mdx', 'server');
  queued.endClient();
  expect(await early).toBe('compiled text of early.mdx!');
  expect(await run(queued, 'late.mdx', 'server')).toBe('compiled text of late.mdx!');
});

it('wraps the loader that Docusaurus names, which calls back through the compilation', () => {
  const read = (file: string): string =>
    readFileSync(path.join('node_modules/@docusaurus', file), 'utf8');
  expect(read('mdx-loader/lib/createMDXLoader.js')).toContain(
    "loader: require.resolve('@docusaurus/mdx-loader')",
  );
  expect(read('mdx-loader/lib/loader.js')).toContain('const callback = this.async();');
  expect(read('core/lib/webpack/base.js')).toContain("isServer ? 'server' : 'client'");
});

it('replaces a loader that is named by its path', async () => {
  const dir = createFolder({
    'first.js': 'module.exports = () => "export default 1"',
    'second.js': 'module.exports = () => "export default 2"',
    'page.mdx': '',
  });
  writeFileSync(path.join(dir, 'entry.js'), 'import page from "./page.mdx"; out(page);');
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry: './entry.js',
    output: {path: path.join(dir, 'out'), filename: 'entry.js'},
    module: {rules: [{test: /\.mdx$/, use: [{loader: path.join(dir, 'first.js')}]}]},
    resolveLoader: {alias: {[path.join(dir, 'first.js')]: path.join(dir, 'second.js')}},
  });
  await new Promise((resolve) => compiler.run(resolve));
  await new Promise((resolve) => compiler.close(resolve));
  expect(readFileSync(path.join(dir, 'out/entry.js'), 'utf8')).toContain('out(2)');
});

it("learns from the bundler that the browser's compilation has all its modules", async () => {
  const loader = createRequire(import.meta.url)('./loader.js') as {endClient: () => void};
  const endClient = vi.spyOn(loader, 'endClient').mockReturnValue();
  const dir = createFolder({'entry.js': 'out(1);'});
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry: './entry.js',
    output: {path: path.join(dir, 'out')},
    plugins: [{apply: (target: unknown) => new EndClientPlugin().apply(target as Compiler)}],
  });
  await new Promise((resolve) => compiler.run(resolve));
  expect(endClient).toHaveBeenCalledOnce();
  await new Promise((resolve) => compiler.close(resolve));
  endClient.mockRestore();
});
