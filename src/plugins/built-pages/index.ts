import type {Plugin} from '@docusaurus/types';
import type {PagePlugin} from './PagePlugin';
import {goThroughPages} from './goThroughPages';

/** Adds a step to the life of plugins: each built page is read and parsed once, and shown to all that are `PagePlugin`s. */
export default function pluginBuiltPages(): Plugin {
  return {
    name: 'portal-built-pages',
    postBuild(site) {
      const plugins: readonly PagePlugin[] = site.plugins;
      goThroughPages(site, {
        menders: plugins.flatMap((plugin) => plugin.mendPages?.(site) ?? []),
        readers: plugins.flatMap((plugin) => plugin.readPages?.(site) ?? []),
      });
      return Promise.resolve();
    },
  };
}
