import type {LoadContext, Plugin} from '@docusaurus/types';
import {trustedTypesPolicies} from '../../portal/trustedTypes';
import {cacheGroups} from './css-subset/cacheGroups';
import {dropUnusedRules} from './css-subset/dropUnusedRules';
import {findReadProperties, findReplacedProperties} from './css-subset/findUsedProperties';
import {listReplacements} from './replaceModules';
import {HideHashesPlugin} from './stable-names/HideHashesPlugin';

/** The server's bundle is run once and thrown away, so its size does not matter. */
const SERVER_OPTIMIZATION = {
  concatenateModules: false,
  usedExports: false,
  sideEffects: false,
  mangleExports: false,
  realContentHash: false,
  moduleIds: 'named',
  chunkIds: 'named',
} as const;

/** Everything that the portal changes about the bundler; `src/plugins/README.md` lists the seams. */
export default function pluginBundler({siteDir}: LoadContext): Plugin {
  return {
    name: 'portal-bundler',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        optimization: isServer ? SERVER_OPTIMIZATION : {splitChunks: {cacheGroups}},
        // `require-trusted-types-for 'script'` lets only named policies make addresses of scripts.
        output: isServer ? {} : {trustedTypes: {policyName: trustedTypesPolicies.bundler}},
        plugins: [
          ...(isServer ? [] : [new HideHashesPlugin()]),
          ...listReplacements(isServer).map((args) => new NormalModuleReplacementPlugin(...args)),
        ],
      };
    },
    configurePostCss(options) {
      const read = findReadProperties(siteDir);
      const replaced = findReplacedProperties(siteDir);
      // Without the presets of Docusaurus: the browsers of the browserslist need no prefixes and no
      // fallbacks.
      return {...options, plugins: [dropUnusedRules({read, replaced})]};
    },
  };
}
