import type {Plugin} from '@docusaurus/types';
import {compileLate} from './compileLate';
import {dropCopies} from './dropCopies';
import {liveDocuments} from './live-documents/rule';
import {showFailedReloads} from './showFailedReloads';

/** Nobody edits them. The bundler goes through all watched files after each edit. */
const PACKAGES = /[\\/]node_modules[\\/]/;

/** What only the development server has. */
export default function pluginDevelopment(): Plugin {
  return {
    name: 'portal-development',
    configureWebpack(config, _isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'development') return {};
      dropCopies(config, currentBundler);
      const {devServer, plugins = [], ...options} = compileLate(currentBundler);
      return {
        ...options,
        plugins: [...plugins, showFailedReloads()],
        module: {rules: [liveDocuments]},
        // The bundler would look for each absolute path below the folders of static files first,
        // and watch the 8,500 places where it found none.
        resolve: {preferAbsolute: true},
        devServer: {
          ...devServer,
          // Between two programs on one machine, compressing takes longer than sending.
          compress: false,
          // Each step of each edit would be a message to each page, for its console.
          client: {progress: false},
        },
        watchOptions: {ignored: PACKAGES},
      };
    },
  };
}
