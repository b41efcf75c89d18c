import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What happens when a page or a part of it cannot be loaded, and to addresses that end in `.html`. */
export default function pluginPageLoading(): Plugin {
  return {
    name: 'portal-page-loading',
    getClientModules: () => ['./client/index.ts'],
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            plugins: [
              new currentBundler.instance.NormalModuleReplacementPlugin(
                /core[\\/]lib[\\/]client[\\/]preload(\.js)?$/,
                path.join(__dirname, 'client/preload.ts'),
              ),
            ],
          },
  };
}
