import type {Plugin} from '@docusaurus/types';
import {openPageCache} from '../../build/cache/openPageCache';
import {RenderedPages} from '../../build/cache/RenderedPages';
import {openCache} from '../../build/cache/TextCache';
import {createPageSteps} from '../../build/pages';
import {rejectOtherSteps} from '../../build/rejectOtherSteps';
import {runPageSteps} from '../../build/runPageSteps';

/** Runs the steps of `src/build/pages.ts` over the built pages; each page is read and parsed once. */
export default function pluginBuiltPages(): Plugin {
  return {
    name: 'portal-built-pages',
    async postBuild(site) {
      rejectOtherSteps(site.plugins);
      new RenderedPages(openCache(site.siteDir, 'rendered')).prune(site.routesPaths);
      runPageSteps(site, createPageSteps(site), openPageCache(site));
    },
  };
}
