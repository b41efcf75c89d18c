import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import pluginDevelopment from './index';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Options = Pick<Compiler['options'], 'resolve'>;
type Stats = InstanceType<typeof rspack.Stats>;

const currentBundler = {name: 'rspack', instance: rspack};
const require = createRequire(import.meta.url);

beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
afterEach(() => vi.unstubAllEnvs());

/** Returns what the plugin adds to a configuration, and changes it in place as well. */
function configure(config: object): Options {
  const plugin = pluginDevelopment();
  const {configureWebpack} = plugin as Required<Plugin>;
  const utils = {currentBundler} as unknown as ConfigureWebpackUtils;
  return configureWebpack(config, false, utils, undefined) as Options;
}

/**
 * Compiles a page that imports a file by its absolute path and another one by its address. Returns
 * the files that the bundler watches.
 */
async function watch(resolve: Options['resolve']) {
  const dir = createFolder({
    'text.js': 'export default "Text";',
    'static/logo.svg': '<svg/>',
    // The bundler takes an absolute path for one below the folder of packages, which every site has.
    'node_modules/package/index.js': '',
  });
  const text = JSON.stringify(path.join(dir, 'text'));
  writeFileSync(path.join(dir, 'page.js'), `import ${text}; import '/logo.svg';`);
  const compiler = rspack({
    context: dir,
    mode: 'development',
    entry: './page.js',
    output: {path: path.join(dir, 'out')},
    module: {rules: [{test: /\.svg$/, type: 'asset/source'}]},
    resolve: {roots: [path.join(dir, 'static')], ...resolve},
  });
  const {compilation} = await new Promise<Stats>((done, fail) =>
    compiler.run((error, stats) =>
      stats === undefined || stats.hasErrors() ? fail(error ?? new Error('broken')) : done(stats),
    ),
  );
  const files = [...compilation.fileDependencies, ...compilation.missingDependencies];
  await new Promise((done) => compiler.close(done));
  const isElsewhere = (file: string): boolean => file.startsWith(path.join(dir, 'static', dir));
  return {
    files: files.map((file) => path.relative(dir, file)),
    isElsewhere: files.some(isElsewhere),
  };
}

it('looks for absolute paths at their place, and for addresses in the static files', async () => {
  expect((await watch({})).isElsewhere).toBe(true);
  const {files, isElsewhere} = await watch(configure({}).resolve);
  expect(isElsewhere).toBe(false);
  expect(files).toEqual(expect.arrayContaining(['text.js', path.join('static', 'logo.svg')]));
});

it('drops the copies that Docusaurus makes of static files, and no other plugin', async () => {
  const {createStaticDirectoriesCopyPlugin} =
    require('@docusaurus/core/lib/webpack/plugins/StaticDirectoriesCopyPlugin') as {
      createStaticDirectoriesCopyPlugin: (options: object) => Promise<object | undefined>;
    };
  const siteDir = createFolder({'static/logo.svg': '<svg/>'});
  const siteConfig = {staticDirectories: ['static']};
  const props = {currentBundler, siteConfig, siteDir, outDir: path.join(siteDir, 'out')};
  const copies = await createStaticDirectoriesCopyPlugin({props});
  expect(copies).toBeDefined();
  const other = new rspack.HotModuleReplacementPlugin();
  const config = {plugins: [other, copies]};
  configure(config);
  expect(config.plugins).toEqual([other]);
});

it('changes nothing of a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const config = {plugins: [new rspack.CopyRspackPlugin({patterns: []})]};
  expect(configure(config)).toEqual({});
  expect(config.plugins).toHaveLength(1);
});
