import {getHtmlMinifier} from '@docusaurus/bundler/lib/minifyHtml';
import {renderToStaticMarkup} from 'react-dom/server';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {getAttributes, parsePage} from '../html';
import {HIDE_AMPERSANDS, restoreAmpersands} from './ampersands';

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

const render = (text: string): string =>
  `<!doctype html><html><head></head><body>${renderToStaticMarkup(
    <p title={text} data-x={`${text}"'`}>
      {text}
    </p>,
  )}</body></html>`;
// oxlint-disable-next-line typescript/no-implied-eval -- The bundler runs this text as code.
const hide = new Function('html', `return html${HIDE_AMPERSANDS}`) as (html: string) => string;

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
    const {minify} = await getHtmlMinifier({type: 'swc'});
    const {code} = await minify(hide(render(text)));
    expect(listContent(restoreAmpersands(code))).toEqual(listContent(render(text)));
  });

  it('would not without our help, which can go when this fails', async () => {
    const {minify} = await getHtmlMinifier({type: 'swc'});
    const {code} = await minify(render('&<i>'));
    expect(code).toContain('&<i>');
  });
});
