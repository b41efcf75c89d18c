import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import type {Root} from 'mdast';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {disarmMarkup} from './disarmMarkup';

const render = (markdown: string): string => {
  const processor = unified().use(remarkParse).use(remarkGfm).use(disarmMarkup).use(remarkRehype);
  return renderToStaticMarkup(
    toJsxRuntime(processor.runSync(processor.parse(markdown) as Root), {Fragment, jsx, jsxs}),
  );
};

describe('disarmMarkup', () => {
  it.each([
    ['a block of HTML', '<script>hack()</script>', '<p>&lt;script&gt;hack()&lt;/script&gt;</p>'],
    [
      'HTML in a line',
      'a <img src=x onerror=hack()> b',
      '<p>a &lt;img src=x onerror=hack()&gt; b</p>',
    ],
    [
      'HTML in an item of a list',
      '- <svg onload=hack()>',
      '<ul>\n<li>&lt;svg onload=hack()&gt;</li>\n</ul>',
    ],
  ])('shows %s as text', (_name, markdown, html) => {
    expect(render(markdown)).toBe(html);
  });

  it.each([
    ['[a](javascript:hack())', '<p>a</p>'],
    ['[a](<JavaScript:hack()>)', '<p>a</p>'],
    ['![a](data:text/html,x)', '<p>a</p>'],
    ['<javascript:hack()>', '<p>javascript:hack()</p>'],
    ['[a](java&#115;cript:hack())', '<p>a</p>'],
  ])('takes the address from %s', (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });

  it('leaves places that the generator links to', () => {
    const tree: Root = {
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [
            {type: 'html', value: '<a id="property-found">'},
            {type: 'html', value: '</a>'},
            {type: 'html', value: '<a id="x" onclick="hack()">'},
          ],
        },
      ],
    };
    disarmMarkup()(tree);
    expect(tree.children).toMatchObject([
      {children: [{type: 'html'}, {type: 'html'}, {type: 'text'}]},
    ]);
  });

  it('leaves links of the web, line breaks and code alone', () => {
    expect(render('[a](https://a.example) `<b>` x<br />y')).toBe(
      '<p><a href="https://a.example">a</a> <code>&lt;b&gt;</code> x<br/>\ny</p>',
    );
  });
});
