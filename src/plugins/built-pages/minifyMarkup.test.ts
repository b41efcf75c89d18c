import {readFileSync} from 'node:fs';
import {minify as minifyPage} from '@swc/html';
import {describe, expect, it} from 'vitest';
import {createRandom} from '../../site-checks/search/createRandom';
import {OPTIONS} from '../../testing/minifierOptions';
import {keepAmpersands} from './keepAmpersands';
import type {HtmlMinifier} from './keepMinified';
import {minifyInParts} from './minifyInParts';
import {minifyMarkup} from './minifyMarkup';

const toPage = (markup: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>A page</title><script>const a = 1; alert(a)</script></head><body ><div id="__docusaurus">${markup}</div>\n</body></html>`;

const minifyWhole = async (markup: string): Promise<string> =>
  (await minifyPage(Buffer.from(toPage(markup)), OPTIONS)).code;

/** Minifies a page in parts, and counts the bytes that the package was given. */
async function minifyParts(markup: string): Promise<{code: string; given: number}> {
  let given = 0;
  const minifier: HtmlMinifier = {
    minify: (page) => {
      given += page.length;
      return minifyPage(page, OPTIONS);
    },
  };
  minifyInParts(minifier);
  return {code: (await minifier.minify(Buffer.from(toPage(markup)), OPTIONS)).code, given};
}

const KNOWN = [
  '<p>one</p><p class="a">two</p>three',
  '<p>one</p><ul><li>a</li><li><p>b</p></li></ul><p>last</p>',
  'first<ul>\n<li>a</li>\n<li>b</li>\n</ul>last',
  '<a href="/b"><p>in a link</p></a><del><p>gone</p></del>',
  '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td></td></tr></tbody></table>',
  '<table><tbody><tr><td>1</td></tr></tbody></table>',
  '<table><tbody class="a"><tr><td>1</td></tr></tbody><tbody><tr><td>1</td></tr></tbody></table>',
  '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd><p>d</p></dd></dl>',
  '<p>a &gt; b &lt; c &quot;d&quot; &#x27;e&#x27;</p>',
  '<a title="a &quot;b&quot; it&#x27;s" href="/x?a=b"></a><a title="it&#x27;s" href=""></a><a title="&quot;"></a>',
  '<a title="no\u00a0break" class="a\tb"></a>',
  '<input type="text" autoComplete="off" disabled="" value=""/><br/><hr class="a"/>',
  '<details open=""><summary>a<!-- -->b</summary><pre><code>a\n  b</code></pre></details>',
  '<svg viewBox="0 0 1 1"><g><path d="M0 0" fill="#fff"></path><path d="M0"/></g><text x="1">a</text></svg>',
];

const UNUSUAL = [
  '<p>a<div>b</div></p>',
  '<p>a',
  'a</p>',
  '<b><i>a</b></i>',
  '<ul><li>a<li>b</li></ul>',
  '<a href="/a">a<a href="/b">b</a></a>',
  '<table>text<tbody></tbody></table>',
  '<table><tr><td>a</td></tr></table>',
  '<h2>a<h3>b</h3></h2>',
  '<pre>\na</pre>',
  '<div/>a',
  '<p style="color: red">a</p>',
  '<button onclick="a( )">a</button>',
  '<script>a( )</script>',
  '<textarea>\na</textarea>',
  '<svg><style>a { b: c }</style></svg>',
  '<p>a &amp; b &nbsp;</p>',
  '<p class=a>b</p>',
  '<p>a < b</p>',
  '<x-y>a</x-y>',
  'a\r\nb',
  '<div>\n<p>a</p></div>',
  '<div><p>a</p>\n</div>',
];

describe('markup as React writes it', () => {
  it.each(KNOWN)('becomes what the package makes of it: %s', async (markup) => {
    const {code, given} = await minifyParts(markup);
    expect(code).toBe(await minifyWhole(markup));
    expect(given).toBe(toPage('').length);
  });

  it('does so in any order and depth', async () => {
    const {next: random} = createRandom(7);
    const pick = <Item>(items: readonly Item[]): Item =>
      items[Math.floor(random() * items.length)] as Item;
    const write = (depth: number): string =>
      Array.from({length: 1 + Math.floor(random() * 3)}, () =>
        depth === 0
          ? pick(['text ', '\n', 'a &lt; b', '<br/>', '<code>a</code>', ...KNOWN])
          : pick([
              `<div class="a b">${write(depth - 1)}</div>`,
              `<ul><li>${write(depth - 1)}</li><li>${write(depth - 1)}</li></ul>`,
              `<section><h2>a</h2>${write(depth - 1)}</section>`,
              `<table><tbody><tr><td>${write(depth - 1)}</td></tr></tbody></table>`,
              '<p>a</p>',
              'text',
            ]),
      ).join('');
    for (let round = 0; round < 200; round++) {
      const markup = `<p>first</p>\n${write(3)}\n<p>last</p>`;
      if (minifyMarkup(markup) === undefined) throw new Error(`Not minified: ${markup}`);
      // oxlint-disable-next-line no-await-in-loop
      expect((await minifyParts(markup)).code).toBe(await minifyWhole(markup));
    }
  });
});

describe('ampersands', () => {
  it.each([
    '<p>a &amp; b&amp;&lt;i&gt; &amp;lt; &amp;amp; c &amp;&amp; d&amp;</p>',
    '<a href="/x?a=1&amp;b=2" title="a &amp; &quot;b&quot;">a</a>',
    '<a title="&amp;x" class="&amp;copy">&amp;</a>',
  ])('are kept, as where they are hidden from the package: %s', async (markup) => {
    const minifyKept = async (
      piece: string,
      wrap = (_minifier: HtmlMinifier): void => undefined,
    ) => {
      const minifier: HtmlMinifier = {minify: (page) => minifyPage(page, OPTIONS)};
      keepAmpersands(minifier);
      wrap(minifier);
      return (await minifier.minify(Buffer.from(toPage(piece)), OPTIONS)).code;
    };
    expect(minifyMarkup(markup)).toBeDefined();
    expect((await minifyParts(markup)).code).toBe(await minifyKept(markup));
    // A paragraph in a paragraph is left to the package.
    const nested = `<p>${markup}<p>b</p></p>`;
    expect(minifyMarkup(nested)).toBeUndefined();
    expect(await minifyKept(nested, minifyInParts)).toBe(await minifyKept(nested));
  });
});

describe('any other markup', () => {
  it.each(UNUSUAL)('is left to the package: %s', async (markup) => {
    expect(minifyMarkup(markup)).toBeUndefined();
    expect((await minifyParts(markup)).code).toBe(await minifyWhole(markup));
  });
});

it('Docusaurus minifies pages with these options, and puts what React writes into this element', () => {
  const read = (file: string): string => readFileSync(file, 'utf8');
  const source = read('node_modules/@docusaurus/bundler/lib/minifyHtml.js');
  const options = source.slice(source.indexOf('swcHtmlMinifier(Buffer.from(html), {'));
  const names = options.slice(0, options.indexOf('});')).match(/^ +\w+(?=:)/gm);
  expect(names?.map((name) => name.trim()).sort()).toEqual(Object.keys(OPTIONS).sort());
  for (const [name, value] of Object.entries(OPTIONS))
    expect(options).toContain(`${name}: ${JSON.stringify(value).replaceAll('"', "'")},`);
  expect(read('src/plugins/browser/deferred-hydration/template.html')).toContain(
    '<div id="__docusaurus"><%~ it.appHtml',
  );
});
