import type {LoadContext, Plugin} from '@docusaurus/types';
import {dropUnusedRules} from './dropUnusedRules';
import {findReadProperties, findReplacedProperties} from './findUsedProperties';

/**
 * Everything but the styles of parts that only some pages show: those come with the script and the pages of that part.
 * A page never has two parts, so the order of their sheets, which one sheet for all is to keep, doesn't matter.
 */
const SHARED_STYLES =
  /^(?!.*[\\/]src[\\/](?:components[\\/](?:Landing|RecognisedPicture|api)|widgets)[\\/])/;

/** With the closed panel of the sandbox; the open one brings its own. */
const REFERENCE_STYLES = /[\\/]src[\\/](?:components[\\/]api|widgets[\\/]Sandbox[\\/]styles\.)/;

/** Leaves out of the stylesheet what no page shows, and keeps apart what only some pages show; `src/plugins/page-parts` links that. */
export default function pluginCssSubset({siteDir}: LoadContext): Plugin {
  return {
    name: 'portal-css-subset',
    configureWebpack: () => ({
      optimization: {
        splitChunks: {
          cacheGroups: {
            styles: {test: SHARED_STYLES},
            // The four pages of the reference share one sheet.
            reference: {
              name: 'reference',
              test: REFERENCE_STYLES,
              type: 'css/mini-extract',
              chunks: 'all',
              enforce: true,
              priority: 50,
            },
          },
        },
      },
    }),
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
