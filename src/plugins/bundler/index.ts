import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {trustedTypesPolicies} from '../../portal/trustedTypes';
import {cacheGroups} from './css-subset/cacheGroups';
import {documentModules} from './documentModules';
import {dropUnusedRules} from './css-subset/dropUnusedRules';
import {findReadProperties, findReplacedProperties} from './css-subset/findUsedProperties';
import {replaceMinifier} from './minify-scripts/replaceMinifier';
import {createDataRules} from './large-data/createDataRules';
import {FillDataPlugin} from './large-data/FillDataPlugin';
import {EndClientPlugin} from './mdx-loader/EndClientPlugin';
import {explainMistakes} from './mdx-loader/explainMistakes';
import {createRegistryRule} from './registry/createRegistryRule';
import {ReleaseCompilerPlugin} from './ReleaseCompilerPlugin';
import {listReplacements} from './replaceModules';
import {runtimeChunk, searchGroups, toEntries} from './searchEntry';
import {shortenClassNames} from './shortenClassNames';
import {HideHashesPlugin} from './stable-names/HideHashesPlugin';
import {toCacheOptions} from './toCacheOptions';

const MDX_LOADER = require.resolve('@docusaurus/mdx-loader');
const CONFIG_LOADER = path.join(__dirname, 'site-config/dropBuildOptions.js');
const SERVER_ENTRY = path.join(__dirname, 'kept-pages/serverEntry.ts');
/** Sources of libraries name the files that they are built into. */
const LIBRARY_RULE = {
  include: path.join(__dirname, '../../../lib-src/'),
  resolve: {extensionAlias: {'.js': ['.ts']}},
};
const isBuild = process.env.NODE_ENV === 'production';
const release = new ReleaseCompilerPlugin();

const createRules = ({siteDir, generatedFilesDir}: LoadContext, isServer: boolean) => [
  LIBRARY_RULE,
  {include: path.join(generatedFilesDir, 'docusaurus.config.mjs'), use: [{loader: CONFIG_LOADER}]},
  ...(isBuild ? createDataRules(siteDir, isServer) : []),
  ...(isServer ? [] : [createRegistryRule(generatedFilesDir)]),
];

/**
 * The server's bundle is run once and thrown away, so its size does not matter; but each page would
 * bring its copy of the components of the reference, and Node.js compiles them all. What few pages
 * share stays with them: a page is rendered again when anything changes that all pages load.
 */
const SERVER_OPTIMIZATION = {
  splitChunks: {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      shared: {name: 'shared', minChunks: 10, enforce: true},
    },
  },
  concatenateModules: false,
  usedExports: false,
  sideEffects: false,
  mangleExports: false,
  realContentHash: false,
  moduleIds: 'named',
  chunkIds: 'named',
} as const;

/**
 * Whether PostCSS runs a plugin: all but the presets of Docusaurus, because the browsers of the
 * browserslist need no prefixes and no fallbacks. `presets.test.ts` holds the style sheets to that.
 */
const isNoPreset = (plugin: unknown): boolean =>
  !String(Array.isArray(plugin) ? plugin[0] : plugin).includes('postcss-preset-env');

/** The development server minifies no scripts and writes no files. */
const createClientPlugins = (siteDir: string) =>
  isBuild
    ? [new EndClientPlugin(), new HideHashesPlugin(), new FillDataPlugin(siteDir), release]
    : [];

const createClientOptimization = (
  {minimizer: minimizers}: NonNullable<Configuration['optimization']> = {},
  siteDir: string,
) => {
  const minimizer = replaceMinifier(minimizers, siteDir);
  return {
    runtimeChunk,
    splitChunks: {
      cacheGroups: {...cacheGroups, ...searchGroups, documents: documentModules},
    },
    ...(minimizer !== undefined && {minimizer}),
  };
};

/** Everything that the portal changes about the bundler; `src/plugins/README.md` lists the seams. */
export default function pluginBundler(context: LoadContext): Plugin {
  const {siteDir} = context;
  explainMistakes(siteDir);
  return {
    name: 'portal-bundler',
    configureWebpack(config, isServer, {currentBundler}) {
      const {DefinePlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      // The development server keeps names that say what they are.
      if (isBuild) shortenClassNames(config.module?.rules);
      return {
        ...toCacheOptions(config, siteDir),
        // The development server has one entry; a client module brings the search into it.
        ...(!isServer && isBuild && {entry: toEntries(config.entry)}),
        ...(isServer && {entry: {main: SERVER_ENTRY}}),
        module: {rules: createRules(context, isServer)},
        resolveLoader: {alias: {[MDX_LOADER]: path.join(__dirname, 'mdx-loader/loader.js')}},
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: isServer
          ? SERVER_OPTIMIZATION
          : createClientOptimization(config.optimization, siteDir),
        // `require-trusted-types-for 'script'` lets only named policies make addresses of scripts.
        output: isServer ? {} : {trustedTypes: {policyName: trustedTypesPolicies.bundler}},
        plugins: [
          ...(isServer
            ? [new DefinePlugin({PORTAL_SITE_DIR: JSON.stringify(siteDir)}), release]
            : createClientPlugins(siteDir)),
          ...listReplacements(isServer).map((args) => new NormalModuleReplacementPlugin(...args)),
        ],
      };
    },
    configurePostCss(options) {
      const findUsed = () => ({
        read: findReadProperties(siteDir),
        replaced: findReplacedProperties(siteDir),
      });
      return {
        ...options,
        // All that there is: the loader would look for a file of it in every folder above each sheet.
        config: false,
        plugins: [...options.plugins.filter(isNoPreset), dropUnusedRules(findUsed)],
      };
    },
  };
}
