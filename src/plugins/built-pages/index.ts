import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {RenderedPages} from '../../build/cache/RenderedPages';
import {openCache, type TextCache} from '../../build/cache/TextCache';
import {collectGarbage} from '../../build/collectGarbage';
import {rejectOtherSteps} from '../../build/rejectOtherSteps';
import {keepAmpersands} from './keepAmpersands';
import {type HtmlMinifier, keepMinified} from './keepMinified';
import {minifyInParts} from './minifyInParts';

/** The text of our own minifier, whose results a change of it discards. */
const readMinifier = (): string =>
  ['keepAmpersands.ts', 'minifyInParts.ts', 'minifyMarkup.ts']
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n');

/** Changes how the pages of this build are minified. The package is read by builds only. */
function wrapMinifier(minified: TextCache): void {
  const {version} = require('@swc/html/package.json') as {readonly version: string};
  const minifier = require('@swc/html') as HtmlMinifier;
  keepAmpersands(minifier);
  minifyInParts(minifier);
  keepMinified(minifier, `${version} ${readMinifier()}`, minified);
}

/** Runs the steps of `src/build/pages.ts` over the built pages; each page is read and parsed once. */
export default function pluginBuiltPages({siteDir}: LoadContext): Plugin {
  const minified = openCache(siteDir, 'minified');
  return {
    name: 'portal-built-pages',
    // Only a build has a server bundle, and it takes the minifier after this.
    configureWebpack(_config, isServer) {
      if (isServer) wrapMinifier(minified);
      return {};
    },
    async postBuild(site) {
      rejectOtherSteps(site.plugins);
      // Of rendering, which leaves as much as it needs.
      collectGarbage();
      minified.prune();
      new RenderedPages(openCache(siteDir, 'rendered')).prune(site.routesPaths);
      // The development server builds no pages, and starts sooner without these.
      const [{openPageCache}, {createPageSteps}, {runPageSteps}] = await Promise.all([
        import('../../build/cache/openPageCache'),
        import('../../build/pages'),
        import('../../build/runPageSteps'),
      ]);
      runPageSteps(site, createPageSteps(site), openPageCache(site));
    },
  };
}
