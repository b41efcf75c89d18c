import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {toModule} from './toModule';

/** Keeps the highlighter out of the browser, and lets components import files as highlighted code. */
export default function pluginHighlight(): Plugin {
  return {
    name: 'portal-highlight',
    configureWebpack: () => ({
      resolve: {
        // A client module of the theme that puts Prism and its languages on every page.
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: path.join(
            __dirname,
            'nothing.js',
          ),
        },
      },
      module: {
        rules: [
          {
            resourceQuery: /^\?highlight$/,
            enforce: 'pre',
            type: 'javascript/auto',
            use: [{loader: path.join(__dirname, 'loader.js'), options: {toModule}}],
          },
        ],
      },
    }),
  };
}
