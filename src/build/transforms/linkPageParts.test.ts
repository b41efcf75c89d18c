import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {linkPageParts} from './linkPageParts';

const SHEET = '<link rel=stylesheet href=/docs/assets/css/styles.1.css />';
const LOADER = '<script data-scripts="/docs/assets/js/main.1.js"';
const PAGE = `${SHEET}${LOADER} data-parts="">`;

const toAssets = (name: string, ...kinds: ('css' | 'js')[]) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, [{publicPath: `/docs/assets/${kind}/${name}.${kind}`}]]),
  );

/** Links the parts of a page with its own sheet, and of two in a frame, one of them above the other. */
function link(route: string | undefined, html = PAGE): string | undefined {
  const notes = mkdtempSync(path.join(os.tmpdir(), 'page-parts-'));
  const manifest = {
    origins: {home: ['1', '2'], frame: ['3'], page: ['1', '4'], plugin: ['5'], class: ['6']},
    assets: {
      1: {...toAssets('styles.1', 'css'), ...toAssets('main.1', 'js')},
      2: toAssets('home.2', 'css', 'js'),
      3: toAssets('frame.3', 'js'),
      4: toAssets('page.4', 'js'),
      5: toAssets('plugin.5', 'js'),
      6: toAssets('class.6', 'js'),
      7: toAssets('search-worker.7', 'js'),
    },
  };
  const names = {
    '/docs/-2a6': {__comp: 'home'},
    '/docs/lib-1b2': {__comp: 'frame', __context: {plugin: 'plugin'}},
    '/docs/lib/-9cd': {__comp: 'page'},
    '/docs/lib/class-3e4': {__comp: 'class'},
  };
  writeFileSync(path.join(notes, 'client-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(notes, 'routesChunkNames.json'), JSON.stringify(names));
  const inner = ['/docs/lib/', '/docs/lib/class'].map((page) => ({path: page, component: 'page'}));
  const transform = linkPageParts({
    generatedFilesDir: notes,
    routes: [
      {path: '/docs/', component: 'home'},
      {path: '/docs/lib', component: 'frame', routes: inner},
    ],
  });
  return transform.changeHead?.(html, {file: 'index.html', route});
}

describe('the parts of a page', () => {
  it('bring their sheets after the shared one, and their scripts ahead', () => {
    expect(link('/docs/')).toBe(
      `${SHEET}<link rel=stylesheet href=/docs/assets/css/home.2.css>${LOADER} data-parts="/docs/assets/js/home.2.js">`,
    );
  });

  it('are those of the frames around it too, but not of pages above it', () => {
    expect(link('/docs/lib/')).toBe(
      `${SHEET}${LOADER} data-parts="/docs/assets/js/frame.3.js /docs/assets/js/plugin.5.js /docs/assets/js/page.4.js">`,
    );
    expect(link('/docs/lib/class')).toBe(
      `${SHEET}${LOADER} data-parts="/docs/assets/js/frame.3.js /docs/assets/js/plugin.5.js /docs/assets/js/class.6.js">`,
    );
  });

  it('are named once', () => {
    expect(link('/docs/', link('/docs/'))).toBe(link('/docs/'));
  });

  it('are none on the not-found page', () => {
    expect(link(undefined)).toBe(PAGE);
  });
});

describe('the worker of the search', () => {
  it.each(['/docs/', undefined])('has its hash in its name, on %s', (route) => {
    const html = '<script data-search="a.js /docs/assets/js/search-worker.js b.json">';
    expect(link(route, html)).toBe(html.replace('worker.js', 'worker.7.js'));
  });
});
