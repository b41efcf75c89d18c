import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {LATE, loadLate} from './loadLate.mjs';

const require = createRequire(import.meta.url);
const BUNDLER = '@docusaurus/bundler/lib/currentBundler.js';
const isLoaded = (name: string): boolean =>
  Object.keys(require.cache).some((file) => file.includes(`/node_modules/${name}/`));

it('loads a module when it is used', async () => {
  const undo = loadLate();
  try {
    const {getProgressBarPlugin} = require(BUNDLER) as {
      getProgressBarPlugin(options: object): Promise<new (options: object) => object>;
    };
    expect(isLoaded('webpackbar')).toBe(false);
    const ProgressBar = await getProgressBarPlugin({currentBundler: {name: 'webpack'}});
    const bar = new ProgressBar({name: 'Server'});
    expect(isLoaded('webpackbar')).toBe(true);
    expect(bar).toBeInstanceOf(ProgressBar);
    expect(bar).toHaveProperty('webpackbar');
  } finally {
    undo();
  }
});

it('Docusaurus and its plugins import these modules, and take nothing from them at once', () => {
  for (const [file, requests] of Object.entries(LATE)) {
    const code = readFileSync(`node_modules/${file}`, 'utf8');
    for (const request of requests) {
      const [line = ''] = code.split('\n').filter((text) => text.includes(`require("${request}")`));
      expect(line).toMatch(/^(?:const|var) \w+ = (?:tslib_1\.__importDefault\()?require\(/);
    }
  }
});
