import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {RenderedPages} from '../../build/cache/RenderedPages';
import {openCache} from '../../build/cache/TextCache';
import {rejectOtherSteps} from '../../build/rejectOtherSteps';
import {type HtmlMinifier, keepMinified} from './keepMinified';
import {minifyInParts} from './minifyInParts';

/** The text of our own minifier, whose results a change of it discards. */
const readMinifier = (): string =>
  ['minifyInParts.ts', 'minifyMarkup.ts']
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n');

/** Runs the steps of `src/build/pages.ts` over the built pages; each page is read and parsed once. */
export default function pluginBuiltPages({siteDir}: LoadContext): Plugin {
  const minified = openCache(siteDir, 'minified');
  if (process.env.NODE_ENV === 'production') {
    const {version} = require('@swc/html/package.json') as {readonly version: string};
    const minifier = require('@swc/html') as HtmlMinifier;
    minifyInParts(minifier);
    keepMinified(minifier, `${version} ${readMinifier()}`, minified);
  }
  return {
    name: 'portal-built-pages',
    async postBuild(site) {
      rejectOtherSteps(site.plugins);
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
