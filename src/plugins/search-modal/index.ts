import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves the Typesense client out of the search modal's package: it is two thirds of its script, and our engines stand in for it. */
export default function pluginSearchModal(): Plugin {
  return {
    name: 'portal-search-modal',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^\.\/useSearchClient$/,
          path.join(__dirname, 'client/useSearchClient.ts'),
        ),
      ],
    }),
  };
}
