import {minify as minifyPage} from '@swc/html';
import {renderToStaticMarkup} from 'react-dom/server';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {getAttributes, parsePage} from '../../build/html';
import {OPTIONS} from '../../testing/minifierOptions';
import {keepAmpersands} from './keepAmpersands';
import type {HtmlMinifier} from './keepMinified';
import {minifyInParts} from './minifyInParts';

/** Elements with their attributes, and texts. */
function listContent(html: string): string[] {
  const content: string[] = [];
  visit(parsePage(html), (node) => {
    if (node.type === 'text') content.push(node.value);
    if (node.type !== 'element') return;
    content.push(`<${node.tagName}>`);
    for (const [name, value] of getAttributes(node)) content.push(`${name}=${value}`);
  });
  return content;
}

/** A page that says a text, in an element of the template or without it. */
function render(text: string, attributes = ''): string {
  const head = renderToStaticMarkup(<meta name="description" content={text} />);
  const body = renderToStaticMarkup(
    <p title={text} data-x={`${text}"'`}>
      {text}
    </p>,
  );
  return `<!doctype html><html><head>${head}</head><body><div${attributes}>${body}</div></body></html>`;
}

const minifier: HtmlMinifier = {minify: (page) => minifyPage(page, OPTIONS)};
keepAmpersands(minifier);
minifyInParts(minifier);

const TEXTS = [
  '&<img src=x onerror=hack()>',
  'a&&&<b>',
  '&\nonclick=hack()',
  '&\tb',
  `&"'>`,
  '&#<i>',
  '&x<i>',
  '&lt;i&gt;',
  '&amp;',
  '&copy',
  '&',
  'Transport & cargo',
  '?a=1&b=2',
  '&</p><script>hack()</script>',
];

describe('a page that the minifier has made smaller', () => {
  it.each(TEXTS)('says what it said before: %j', async (text) => {
    for (const html of [render(text), render(text, ' id="__docusaurus"')]) {
      // oxlint-disable-next-line no-await-in-loop
      const {code} = await minifier.minify(Buffer.from(html), OPTIONS);
      expect(listContent(code)).toEqual(listContent(html));
    }
  });

  it('would not without our help, which can go when this fails', async () => {
    const {code} = await minifyPage(render('&<i>'), OPTIONS);
    expect(code).toContain('&<i>');
  });
});
