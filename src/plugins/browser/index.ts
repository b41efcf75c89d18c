import type {Plugin} from '@docusaurus/types';

/**
 * What runs in every page beside React. Docusaurus loads these before the page is hydrated, in this
 * order.
 */
export default function pluginBrowser(): Plugin {
  return {
    name: 'portal-browser',
    getClientModules: () => [
      './deferred-hydration/client/index.ts',
      './page-loading/index.ts',
      './tolerateFullStorage.ts',
      './tolerateDomChanges.ts',
      './progress/renderProgress.ts',
      './glideWithinPage.ts',
      // In a build, the search is an entry of its own that the loader starts.
      ...(process.env.NODE_ENV === 'production' ? [] : ['../../widgets/SearchModal/entry.tsx']),
    ],
  };
}
