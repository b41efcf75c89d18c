import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import type {DataPage} from './DataPage';
import {errorsPage} from './errorsPage';
import pluginDataPages from './index';
import {toLateRules} from './toLateRules';

const require = createRequire(import.meta.url);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Compiles a page that shows data, and returns what it has, or the message of the error. */
async function compile(dir: string, load: DataPage['load']) {
  const page = {path: 'a', component: 'a', prop: 'a', load, watch: ['specs/*.yaml']};
  const compiler = rspack({
    context: dir,
    mode: 'development',
    devtool: false,
    target: 'node',
    entry: './page.js',
    output: {path: path.join(dir, 'out'), library: {type: 'commonjs2'}},
    module: {rules: toLateRules(new Map([[path.join(dir, 'a.json'), page]]), dir)},
  });
  const {compilation} = await new Promise<InstanceType<typeof rspack.Stats>>((done, fail) =>
    compiler.run((error, stats) => (stats === undefined ? fail(error!) : done(stats))),
  );
  const watched = [...compilation.fileDependencies].map((file) => path.relative(dir, file));
  const errors = compilation.errors.map(({message}) => message);
  await new Promise((done) => compiler.close(done));
  return {watched, errors, shown: () => require(path.join(dir, 'out/main.js')) as unknown};
}

const createSite = (): string =>
  createFolder({
    'page.js': 'module.exports = require("./a.json");',
    'a.json': '{}',
    'specs/a.yaml': 'title: Vehicles',
  });

it('makes data when a page is compiled, from files that the bundler watches', async () => {
  const dir = createSite();
  const {watched, shown} = await compile(dir, async (siteDir) => ({
    text: readFileSync(path.join(siteDir, 'specs/a.yaml'), 'utf8'),
  }));
  expect(shown()).toEqual({text: 'title: Vehicles'});
  expect(watched).toContain(path.join('specs', 'a.yaml'));
});

it('says what is wrong with the files, and watches them all the same', async () => {
  const dir = createSite();
  writeFileSync(path.join(dir, 'specs/a.yaml'), 'title:');
  const {errors, watched} = await compile(dir, () => {
    throw new Error('specs/a.yaml:1: no title.');
  });
  expect(errors.join()).toContain('specs/a.yaml:1: no title.');
  expect(watched).toContain(path.join('specs', 'a.yaml'));
});

it.each([
  ['development', 0],
  ['production', 1],
])('in %s, loads errors at the start %i times', async (environment, times) => {
  vi.stubEnv('NODE_ENV', environment);
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  const load = vi.spyOn(errorsPage, 'load').mockReturnValue([]);
  const plugin = pluginDataPages({siteDir: '.', generatedFilesDir: '/x'} as LoadContext);
  await (plugin as Required<Plugin>).loadContent();
  expect(load).toHaveBeenCalledTimes(times);
});
