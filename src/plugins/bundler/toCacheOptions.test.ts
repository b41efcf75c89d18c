import path from 'node:path';
import type {Configuration} from 'webpack';
import {expect, it} from 'vitest';
import {toCacheOptions} from './toCacheOptions';

const root = path.resolve(__dirname, '../../..');

it('names the sources that decide how modules are compiled', () => {
  const config = {experiments: {cache: {buildDependencies: ['core.js']}}} as Configuration;
  const {experiments} = toCacheOptions(config, root) as {
    experiments: {cache: {buildDependencies: string[]}};
  };
  const files = experiments.cache.buildDependencies.map((file) => path.relative(root, file));
  expect(files).toEqual(
    expect.arrayContaining([
      'src/plugins/bundler/replaceModules.ts',
      'src/plugins/bundler/mdx-loader/loader.js',
      'src/markdown/highlight/rehypeHighlight.ts',
    ]),
  );
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

it('adds nothing when the bundler keeps nothing', () => {
  expect(toCacheOptions({experiments: {}} as Configuration, root)).toEqual({});
});
