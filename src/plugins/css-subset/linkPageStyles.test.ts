import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {linkPageStyles} from './linkPageStyles';

const SHARED = '<link rel=stylesheet href=/docs/assets/css/styles.1.css />';

/** A built site of two pages, of which the first has a part with a sheet of its own. */
function createSite(): {outDir: string; generatedFilesDir: string} {
  const root = mkdtempSync(path.join(os.tmpdir(), 'page-styles-'));
  const outDir = path.join(root, 'build');
  for (const page of ['', 'faq']) {
    mkdirSync(path.join(outDir, page), {recursive: true});
    writeFileSync(path.join(outDir, page, 'index.html'), `<head>${SHARED}</head>`);
  }
  const manifest = {
    origins: {home: ['1', '2'], faq: ['1']},
    assets: {1: {css: [{publicPath: '/docs/assets/css/styles.1.css'}]}, 2: {css: [{publicPath: '/docs/assets/css/home.2.css'}], js: []}},
  };
  writeFileSync(path.join(root, 'client-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(root, 'routesChunkNames.json'), JSON.stringify({'/docs/-2a6': {__comp: 'home', __context: {plugin: 'faq'}}, '/docs/faq-1b2': {__comp: 'faq'}}));
  return {outDir, generatedFilesDir: root};
}

describe('sheets of the parts of a page', () => {
  it('are linked after the shared sheet, where a page has them', () => {
    const site = createSite();
    expect(linkPageStyles({...site, baseUrl: '/docs/'})).toEqual(['/docs/']);
    expect(readFileSync(path.join(site.outDir, 'index.html'), 'utf8')).toBe(`<head>${SHARED}<link rel=stylesheet href=/docs/assets/css/home.2.css></head>`);
    expect(readFileSync(path.join(site.outDir, 'faq/index.html'), 'utf8')).toBe(`<head>${SHARED}</head>`);
  });

  it('are linked once', () => {
    const site = createSite();
    linkPageStyles({...site, baseUrl: '/docs/'});
    expect(linkPageStyles({...site, baseUrl: '/docs/'})).toEqual([]);
  });
});
