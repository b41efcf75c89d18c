import {createRequire} from 'node:module';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {rspack} from '@docusaurus/faster';
import {beforeEach, expect, it, vi} from 'vitest';
import type {Compiler} from 'webpack';
import {collectGarbage} from '../../build/collectGarbage';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {ReleaseCompilerPlugin} from './ReleaseCompilerPlugin';
import {sharedModules} from './searchEntry';

/** As Docusaurus loads them. */
const load = createRequire(require.resolve('@docusaurus/core/package.json'));
const {default: ChunkAssetPlugin} = load('./lib/webpack/plugins/ChunkAssetPlugin') as {
  default: new () => object;
};
const LoadablePlugin = load('react-loadable-ssr-addon-v5-slorber') as new (
  options: object,
) => object;

beforeEach(() => {
  setFlagsFromString('--expose-gc');
  vi.stubGlobal('gc', vi.fn(runInNewContext('gc') as () => void));
});

/** What Docusaurus keeps until its build has ended. */
const kept: object[] = [];

/** Bundles a script as Docusaurus does, and finds out whether the compilation is still in memory. */
async function isHeld(plugins: readonly object[], chunks: unknown): Promise<boolean> {
  const context = createFolder({'entry.js': 'import("./part.js")', 'part.js': 'self.a = 1'});
  const configuration = {
    context,
    mode: 'production',
    entry: {main: './entry.js'},
    output: {path: `${context}/out`},
    optimization: {splitChunks: {cacheGroups: {shared: {...sharedModules, chunks}}}},
    plugins: [new ChunkAssetPlugin(), new LoadablePlugin({filename: 'parts.json'}), ...plugins],
  };
  kept.push(configuration);
  const compiler = new WeakRef(await run(configuration));
  // What the bundler has of its own is free in steps.
  for (let round = 0; round < 10 && compiler.deref() !== undefined; round += 1) {
    await new Promise(setImmediate);
    collectGarbage();
  }
  return compiler.deref() !== undefined;
}

async function run(configuration: object): Promise<Compiler> {
  const compiler = (rspack as unknown as (options: object) => Compiler)(configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString()));
      else compiler.close(() => resolve());
    });
  });
  return compiler;
}

it('frees a compilation that has ended', async () => {
  expect(await isHeld([new ReleaseCompilerPlugin()], sharedModules.chunks)).toBe(false);
});

it('collects garbage as soon as it has ended', async () => {
  await run({
    context: createFolder({'entry.js': ''}),
    entry: './entry.js',
    plugins: [new ReleaseCompilerPlugin()],
  });
  expect(globalThis.gc).not.toHaveBeenCalled();
  await new Promise(setImmediate);
  expect(globalThis.gc).toHaveBeenCalledOnce();
});

it('would stay in memory without it, or with a function that chooses files', async () => {
  expect(await isHeld([], sharedModules.chunks)).toBe(true);
  expect(await isHeld([new ReleaseCompilerPlugin()], () => true)).toBe(true);
});
