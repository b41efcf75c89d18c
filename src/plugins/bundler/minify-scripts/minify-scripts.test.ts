import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {Compiler} from 'webpack';
import {expect, it} from 'vitest';
import {TextCache} from '../../../build/cache/TextCache';
import {createFolder} from '../../../site-checks/site/createBuiltSite';
import {MinifyScriptsPlugin} from './MinifyScriptsPlugin';
import {minifyScript} from './minifyScript';
import {replaceMinifier} from './replaceMinifier';

const SCRIPT =
  'const greeting = "hello"; /* note */ window.greet = () => { return greeting + "!" }';

/** Bundles a script and returns its text; what was minified is kept in `cache`. */
async function bundle(dir: string, code: string): Promise<string> {
  writeFileSync(path.join(dir, 'entry.js'), code);
  const minimizer = new MinifyScriptsPlugin(new TextCache(path.join(dir, 'cache')));
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry: './entry.js',
    output: {path: path.join(dir, 'out'), filename: 'entry.js'},
    optimization: {
      minimizer: [{apply: (bundler: unknown) => minimizer.apply(bundler as Compiler)}],
    },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString()));
      else resolve();
    }),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return readFileSync(path.join(dir, 'out/entry.js'), 'utf8');
}

it('minifies the scripts of a bundle, and keeps those of the last build', async () => {
  const dir = createFolder({});
  const first = await bundle(dir, SCRIPT);
  expect(first).toMatch(/\bwindow\.greet=\(\)=>"hello!";$/);
  const [kept] = readdirSync(path.join(dir, 'cache'));
  expect(await bundle(dir, SCRIPT)).toBe(first);
  expect(readdirSync(path.join(dir, 'cache'))).toEqual([kept]);
  expect(await bundle(dir, SCRIPT.replace('hello', 'hi'))).toContain('=>"hi!";');
  expect(readdirSync(path.join(dir, 'cache'))).not.toContain(kept);
  expect(readdirSync(path.join(dir, 'cache'))).toHaveLength(1);
});

it('minifies nothing where the bundle has an error, and keeps the scripts of the last build', async () => {
  const dir = createFolder({});
  await bundle(dir, SCRIPT);
  const [kept] = readdirSync(path.join(dir, 'cache'));
  await expect(bundle(dir, `import './none'; ${SCRIPT.replace('hello', 'hi')}`)).rejects.toThrow(
    "Can't resolve './none'",
  );
  expect(readdirSync(path.join(dir, 'cache'))).toEqual([kept]);
});

it('takes a script that was minified before, unless the file is damaged', async () => {
  const folder = createFolder({});
  const minified = await minifyScript(SCRIPT, new TextCache(folder));
  const [key] = readdirSync(folder) as [string];
  new TextCache(folder).write(key, 'kept');
  expect(await minifyScript(SCRIPT, new TextCache(folder))).toBe('kept');
  const file = path.join(folder, key);
  writeFileSync(file, readFileSync(file).subarray(0, -1));
  expect(await minifyScript(SCRIPT, new TextCache(folder))).toBe(minified);
});

it("replaces the bundler's own minifier of scripts, and nothing else", () => {
  const siteDir = createFolder({});
  mkdirSync(path.join(siteDir, 'node_modules'));
  const styles = new rspack.LightningCssMinimizerRspackPlugin({});
  const scripts = new rspack.SwcJsMinimizerRspackPlugin({});
  const replace = (...minimizers: unknown[]) => replaceMinifier(minimizers as never, siteDir);
  expect(replace(scripts, styles)).toEqual([styles, expect.any(MinifyScriptsPlugin)]);
  expect(() => replace(styles)).toThrowErrorMatchingInlineSnapshot(
    `[Error: bundler: no minifier of scripts to replace, got LightningCssMinimizerRspackPlugin. Expected: one SwcJsMinimizerRspackPlugin. Fix: compare src/plugins/bundler/minify-scripts with Docusaurus.]`,
  );
  expect(replaceMinifier(undefined, siteDir)).toBeUndefined();
});
