import {describe, expect, it} from 'vitest';
import {PrintedArticle, type PrintContext} from './PrintedArticle';
import {toPrintPage, type PrintSource} from './toPrintPage';
import {readPrintedPage} from './writePrintPages';

const context: PrintContext = {
  prefix: 'c1-',
  getPrefix: (route) => ({'/docs/a': 'c1-', '/docs/b': 'c2-'})[route],
  origin: 'https://docs.example',
};
const print = (html: string): PrintedArticle => new PrintedArticle(html, context);

describe('a chapter to print', () => {
  it.each([
    ['a heading, one level lower', '<h1>A</h1><h2 id=x>B</h2>', '<h2>A</h2><h3 id="c1-x">B</h3>'],
    ['a place on its own page', '<a href=#x>x</a>', '<a href="#c1-x">x</a>'],
    ['a place in another chapter', '<a href="/docs/b?lang=curl#y">y</a>', '<a href="#c2-y">y</a>'],
    ['another chapter', '<a href=https://docs.example/docs/b>y</a>', '<a href="#c2">y</a>'],
    ['ids that others refer to', '<td headers="a b">1', '<td headers="c1-a c1-b">1'],
    [
      'the parts of a drawing',
      '<marker id=m /><path d="M0 0" marker-end=url(#m) />',
      '<marker id="c1-m" /><path d="M0 0" marker-end="url(#c1-m)" />',
    ],
    ['a folded part, open', '<details class=a><summary>s', '<details class=a open><summary>s'],
    ['a picture out of view', '<img loading=lazy src=/docs/a.png>', '<img src=/docs/a.png>'],
    ['a hidden tab', '<div role=tabpanel hidden>x</div>', '<div role=tabpanel>x</div>'],
    ['no controls', '1<button type=button><b>x</b></button><nav><nav></nav>y</nav>2', '12'],
    ['no link of a heading to itself', 'A<a href=#x class=hash-link>#</a>', 'A'],
    ['text that looks like a tag', '<code>&lt;a href=#x></code>', '<code>&lt;a href=#x></code>'],
  ])('has %s', (_title, html, expected) => {
    expect(print(html).html).toBe(expected);
  });

  it('has the addresses of its other links as footnotes, each once', () => {
    const {html, notes} = print(
      '<a href=/docs/c#z>1</a><a href=https://other.example/>2</a><a href="/docs/c#z">3</a>',
    );
    expect(notes).toEqual(['https://docs.example/docs/c#z', 'https://other.example/']);
    expect(html).toBe(
      '<a href=/docs/c#z>1</a><sup class="print-number">1</sup>' +
        '<a href=https://other.example/>2</a><sup class="print-number">2</sup>' +
        '<a href="/docs/c#z">3</a><sup class="print-number">1</sup>',
    );
  });

  it('names its headings, but not the way on', () => {
    const {headings} = print(
      '<h2 id=x>The <code>key</code><a href=#x class=hash-link>#</a></h2><h2 id=next>Next steps</h2><h2>None</h2>',
    );
    expect(headings).toEqual([{id: 'c1-x', text: 'The key'}]);
  });

  it('lets long code break, and no other', () => {
    const block = (lines: number): string =>
      `<div class="theme-code-block a"><pre>${'x\n'.repeat(lines)}</pre></div>`;
    expect(print(block(10)).html).toBe(block(10));
    expect(print(block(60)).html).toMatch(/^<div data-long class="theme-code-block a">/);
  });
});

describe('a page to print', () => {
  const facts = {
    origin: 'https://docs.example',
    baseUrl: '/docs/',
    sheets: ['/docs/a.css'],
    classes: 'docs-wrapper',
    date: new Date('2026-11-22T23:30:00Z'),
  };
  const source = (route: string, part: string, article: string): PrintSource => ({
    route,
    part,
    title: route,
    article,
  });
  const section = {slug: 'guides', label: 'Guides', description: 'All guides.'};
  const html = toPrintPage(
    section,
    [
      source('/docs/a', '', '<h1>A</h1><a href=/docs/b/>B</a>'),
      source('/docs/b/', 'Part', '<h1>B</h1><h2 id=x>X</h2><a href=/docs/c>C</a>'),
    ],
    facts,
  );

  it('has a title with version and date, and numbered contents', () => {
    expect(html).toContain('<h1>Guides</h1>');
    expect(html).toContain('<time datetime="2026-11-22">November 22, 2026</time>');
    expect(html).toContain(
      '<ol start="1"><li><a href="#c1">/docs/a</a></li></ol><p>Part</p>' +
        '<ol start="2"><li><a href="#c2">/docs/b/</a><ul><li><a href="#c2-x">X</a></li></ul></li></ol>',
    );
    expect(html).toContain('<p class="print-part">Chapter 2 · Part</p>');
  });

  it('leads from chapter to chapter, and lists the addresses of other pages', () => {
    expect(html).toContain('<a href="#c2">B</a>');
    expect(html.match(/Links in this chapter/g)).toHaveLength(1);
    expect(html).toContain(
      '<ol><li><a href="https://docs.example/docs/c">https://docs.example/docs/c</a></li></ol>',
    );
  });

  it('is not for search engines, and runs no script', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain("default-src 'none'; style-src 'self'; img-src 'self' data:");
  });
});

it('takes the text of a document, its style sheets, and nothing of a tool', () => {
  const page =
    '<html lang=en class="docs-wrapper b"><link rel=stylesheet href=/docs/x.css />' +
    '<div><div class="theme-doc-markdown markdown"><h1>T <i>t</i></h1><div>1</div></div>2</div>';
  expect(readPrintedPage(page)).toEqual({
    title: 'T <i>t</i>',
    article: '<h1>T <i>t</i></h1><div>1</div>',
    sheets: ['/docs/x.css'],
    classes: 'docs-wrapper b',
  });
  expect(readPrintedPage('<html><main><h1>Tool</h1></main>')).toBeUndefined();
});
