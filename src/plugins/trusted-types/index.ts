import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {trustedTypesPolicies} from './policies';

/**
 * Lets the site run where `require-trusted-types-for 'script'` forbids to make elements from text:
 * the bundler gets a named policy, and parts of packages that use `innerHTML` are replaced.
 */
export default function pluginTrustedTypes(): Plugin {
  return {
    name: 'portal-trusted-types',
    getClientModules: () => ['./client/drawProgress.ts'],
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            output: {trustedTypes: {policyName: trustedTypesPolicies.bundler}},
            plugins: [
              new currentBundler.instance.NormalModuleReplacementPlugin(
                /typesense-docsearch-react[\\/]dist[\\/]esm[\\/]Snippet(\.js)?$|^\.\/Snippet$/,
                (resource: {context: string; request: string}) => {
                  if (resource.context.includes('typesense-docsearch-react'))
                    resource.request = path.join(__dirname, 'client/Snippet.ts');
                },
              ),
            ],
          },
  };
}
