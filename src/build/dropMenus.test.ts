import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fuzz} from '../testing/fuzz/fuzz';
import {dropMenus} from './dropMenus';
import {parsePage} from './html';
import {readPageSecurity} from './policy/readPageSecurity';
import {readArticle} from './readArticle';

const MENU =
  '<nav aria-label=Main class="navbar menu"><a class=link href=/docs/content/faq>FAQ</a><ul><li><a href="https://example.com/?a=1&b=2" target=_blank rel="noopener">Code</a><li><button type=button aria-expanded=false>Recognize<wbr/>Vehicle</button></ul><svg viewBox="0 0 1 1" stroke-width=2 aria-hidden=true><path d="M0 0" fill=#fff /></svg></nav>';

const createPage = (before: string, main = '<h1>FAQ</h1><p>Text.', after = ''): string =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><script>a < b</script></head><body><div>${MENU}${before}<main class=page>${main}</main></div><footer>${after}</footer></body></html>`;

/**
 * What readers take from a page. A browser repeats elements that are not closed, so the same finding
 * may be there twice.
 */
function read(html: string): unknown {
  const document = parsePage(html);
  const {inlineScripts, styleAttributes, problems} = readPageSecurity(document);
  const security = [inlineScripts, styleAttributes, problems].map((list) => new Set(list));
  return {security, article: readArticle(document)};
}

describe('a page without its menus', () => {
  it('is shorter, and readers find the same in it', () => {
    const page = createPage('<aside>Menu</aside>', '<h1>FAQ</h1><img src=/a.png style=color:red>');
    const short = dropMenus(page);
    expect(short).not.toMatch(/menu|footer/i);
    expect(read(short)).toEqual(read(page));
  });

  it.each([
    ['a script', '<script>steal()</script>'],
    ['a picture', '<img src=//evil.example/a.png>'],
    ['a style', '<a style=color:red href=/>x</a>'],
    ['a handler', '<a onclick=steal() href=/>x</a>'],
    ['a handler in capitals', '<a OnClick=steal() href=/>x</a>'],
    ['an address that is a script', '<a href=javascript:steal()>x</a>'],
    ['an address behind references', '<a href="&#106;avascript:steal()">x</a>'],
    ['an address that begins with a line break', '<a href="\njavascript:steal()">x</a>'],
    ['a form', '<form action=//evil.example><button>x</button></form>'],
    ['a drawing of another origin', '<svg><use href=//evil.example/a.svg /></svg>'],
    ['a comment', '<!-- <main> -->'],
    ['a text that goes on', '<a href=/x>'],
    ['a drawing that goes on', '<svg>'],
    ['a table', '<table>'],
    ['a second page', '<div title="<main>">'],
    ['a tag that is cut', '<a href=/ title="'],
  ])('stays whole with %s in a menu', (_title, piece) => {
    const before = createPage(piece);
    expect(dropMenus(before)).toBe(before);
    const after = createPage('', undefined, piece);
    expect(dropMenus(after)).toBe(after);
  });

  it.each(['<p>Text', '<head></head><p>x', '<main>x</main><head></head>', '</head><main>x'])(
    'stays whole where there is none: %s',
    (page) => expect(dropMenus(page)).toBe(page),
  );

  const piece = fc.constantFrom(
    ...'<main>|</main>|</head>|<head>|<a href=/x>|</a>|<b>|</b>|<svg>|</svg>|<path d=M0 />|<div>|</div>|<li>|<ul>|</ul>|<text>|<body class=x>|</body>|</html>|<span title="|">|text|<p>|</p>|<button>|</button>|<script>|</script>|<style>|</style>|<img src=//evil.example>|<i style=a>|<a href=javascript:x>|<!--|-->|<table>|<td>|</table>|<template>|</template>|<textarea>|</textarea>|<h1>|<title>|</title>|<x onclick=y>|&lt;|<|>|="'.split(
      '|',
    ),
  );
  const pieces = fc.array(piece, {maxLength: 4}).map((list) => list.join(''));
  fuzz('gives readers the same as the whole page', {
    target: 'builds: pages without menus',
    usual: 100,
    property: fc.property(pieces, pieces, pieces, (before, main, after) => {
      const page = createPage(before, main, after);
      expect(read(dropMenus(page))).toEqual(read(page));
    }),
  });
});
