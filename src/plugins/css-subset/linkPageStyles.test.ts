import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {linkPageStyles} from './linkPageStyles';

const SHARED = '<link rel=stylesheet href=/docs/assets/css/styles.1.css />';
const PAGE = `<head>${SHARED}</head>`;

/** Links the sheets of a site of two pages, of which the first has a part with a sheet of its own. */
function createMender(): ReturnType<typeof linkPageStyles> {
  const notes = mkdtempSync(path.join(os.tmpdir(), 'page-styles-'));
  const manifest = {
    origins: {home: ['1', '2'], faq: ['1']},
    assets: {1: {css: [{publicPath: '/docs/assets/css/styles.1.css'}]}, 2: {css: [{publicPath: '/docs/assets/css/home.2.css'}], js: []}},
  };
  writeFileSync(path.join(notes, 'client-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(notes, 'routesChunkNames.json'), JSON.stringify({'/docs-3c4': {__comp: 'faq'}, '/docs/-2a6': {__comp: 'home', __context: {plugin: 'faq'}}, '/docs/faq-1b2': {__comp: 'faq'}}));
  return linkPageStyles(notes);
}

describe('sheets of the parts of a page', () => {
  it('are linked after the shared sheet, where a page has them', () => {
    const mend = createMender();
    expect(mend(PAGE, {file: 'index.html', route: '/docs/'})).toBe(`<head>${SHARED}<link rel=stylesheet href=/docs/assets/css/home.2.css></head>`);
    expect(mend(PAGE, {file: 'faq/index.html', route: '/docs/faq'})).toBe(PAGE);
    expect(mend(PAGE, {file: '404.html', route: undefined})).toBe(PAGE);
  });

  it('are linked once', () => {
    const mend = createMender();
    const page = {file: 'index.html', route: '/docs/'};
    expect(mend(mend(PAGE, page), page)).toBe(mend(PAGE, page));
  });
});
