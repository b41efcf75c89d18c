import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileLate} from './compileLate';
import {liveDocuments} from './live-documents/rule';

/** Nobody edits them. The bundler goes through all watched files after each edit. */
const PACKAGES = /[\\/]node_modules[\\/]/;

/** What only the development server has. */
export default function pluginDevelopment({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'portal-development',
    configureWebpack(_config, _isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'development') return {};
      const {devServer, module, ...options} = compileLate(currentBundler, generatedFilesDir);
      return {
        ...options,
        module: {rules: [...(module?.rules ?? []), liveDocuments]},
        // Between two programs on one machine, compressing takes longer than sending.
        devServer: {...devServer, compress: false},
        watchOptions: {ignored: PACKAGES},
      };
    },
  };
}
