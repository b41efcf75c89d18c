import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findProblems} from './findProblems';
import {readSite} from './readSite';

const page = (title: string, body: string): string =>
  `<!doctype html><title>${title}</title><meta name="description" content="About ${title}"><main><h1>${title}</h1>${body}</main>`;

/** A built site of a home page, one page more and a picture. */
function createSite(home: string, other = '<p id="here">x</p>'): ReturnType<typeof readSite> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(dir, 'content/faq'), {recursive: true});
  writeFileSync(path.join(dir, 'index.html'), page('Home', `<a href="/docs/content/faq">FAQ</a>${home}`));
  writeFileSync(path.join(dir, 'content/faq/index.html'), page('FAQ', other));
  writeFileSync(path.join(dir, 'picture.png'), '');
  return readSite(dir);
}

describe('the built site', () => {
  it('has no dead link, no doubled id and no page that cannot be reached', () => {
    expect(findProblems(readSite('build'))).toEqual([]);
  });
});

describe('findProblems', () => {
  it('finds nothing in a sound site', () => {
    expect(findProblems(createSite('<a href="/docs/content/faq/#here">x</a><img src="/docs/picture.png"><a href="https://elsewhere.example/">x</a>'))).toEqual([]);
  });

  it.each([
    ['a dead link', '<a href="/docs/content/fak">x</a>', 'index.html: <a href="/docs/content/fak"> leads nowhere. Did you mean "/docs/content/faq"?'],
    ['a dead anchor', '<a href="/docs/content/faq#hear">x</a>', 'index.html: <a href="/docs/content/faq#hear"> leads to a place that /docs/content/faq has not. Did you mean "#here"?'],
    ['a missing picture', '<img src="/docs/pictures.png">', 'index.html: <img src="/docs/pictures.png"> leads nowhere. Did you mean "/docs/picture.png"?'],
    ['an id that stands twice', '<p id="a"></p><p id="a"></p>', 'index.html: id "a" stands more than once.'],
    ['a second h1', '<h1>Again</h1>', 'index.html: has 2 h1. Expected: one.'],
    ['a leftover token', '<p>%%product%%</p>', 'index.html: token "%%product%%" was left over.'],
  ])('finds %s', (_name, home, problem) => {
    expect(findProblems(createSite(home))).toEqual([problem]);
  });

  it('finds a page that no link reaches', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(dir, 'lost'));
    writeFileSync(path.join(dir, 'index.html'), page('Home', ''));
    writeFileSync(path.join(dir, 'lost/index.html'), page('Lost', ''));
    expect(findProblems(readSite(dir))).toEqual(['lost/index.html: no way of links leads from the home page to it.']);
  });

  it('finds titles and descriptions that stand twice', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(dir, 'a'));
    writeFileSync(path.join(dir, 'index.html'), page('Home', '<a href="/docs/a">a</a>'));
    writeFileSync(path.join(dir, 'a/index.html'), page('Home', ''));
    expect(findProblems(readSite(dir))).toEqual(['index.html: its title "Home" is that of a/index.html too.', 'index.html: its description "About Home" is that of a/index.html too.']);
  });
});
