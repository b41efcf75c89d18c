import type {Plugin} from '@docusaurus/types';
import {HideHashesPlugin} from './HideHashesPlugin';

/** Gives scripts the same bytes, and so the same names, whether the bundler's cache was warm or cold. */
export default function pluginStableNames(): Plugin {
  return {
    name: 'portal-stable-names',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [new HideHashesPlugin()]}),
  };
}
