import type {LoadContext, Plugin} from '@docusaurus/types';
import {trustedTypesPolicies} from '../../portal/trustedTypes';
import {cacheGroups} from './css-subset/cacheGroups';
import {dropUnusedRules} from './css-subset/dropUnusedRules';
import {findReadProperties, findReplacedProperties} from './css-subset/findUsedProperties';
import {listReplacements} from './replaceModules';
import {HideHashesPlugin} from './stable-names/HideHashesPlugin';

/** Everything that the portal changes about the bundler; `src/plugins/README.md` lists the seams. */
export default function pluginBundler({siteDir}: LoadContext): Plugin {
  return {
    name: 'portal-bundler',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        optimization: {splitChunks: {cacheGroups}},
        // `require-trusted-types-for 'script'` lets only named policies make addresses of scripts.
        output: isServer ? {} : {trustedTypes: {policyName: trustedTypesPolicies.bundler}},
        plugins: [
          ...(isServer ? [] : [new HideHashesPlugin()]),
          ...listReplacements(isServer).map((args) => new NormalModuleReplacementPlugin(...args)),
        ],
      };
    },
    configurePostCss(options) {
      options.plugins.push(
        dropUnusedRules({
          read: findReadProperties(siteDir),
          replaced: findReplacedProperties(siteDir),
        }),
      );
      return options;
    },
  };
}
