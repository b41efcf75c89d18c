import type {LoadContext, Plugin} from '@docusaurus/types';
import {dropUnusedRules} from './dropUnusedRules';

/** Leaves out of the stylesheet what Docusaurus and Infima bring for parts that this site does not have. */
export default function pluginCssSubset(_context: LoadContext): Plugin {
  return {
    name: 'portal-css-subset',
    configurePostCss(options) {
      options.plugins.push(dropUnusedRules());
      return options;
    },
  };
}
