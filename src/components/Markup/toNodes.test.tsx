import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {toNodes} from './toNodes';

const render = (html: string): string => renderToStaticMarkup(toNodes(html));

describe('toNodes', () => {
  it.each([
    ['text with a character reference', 'Transport &amp; cargo', 'Transport &amp; cargo'],
    [
      'an element in an element',
      'a <strong>b <code>c</code></strong> d',
      'a <strong>b <code>c</code></strong> d',
    ],
    [
      'classes and data of code',
      '<span class="code-line" data-line="1" data-emphasized><span class="code-name">curl</span>\n</span>',
      '<span class="code-line" data-line="1" data-emphasized=""><span class="code-name">curl</span>\n</span>',
    ],
    [
      'a link of this site',
      'Try <a href="/docs/api/vehicle">it</a>',
      'Try <a href="/docs/api/vehicle">it</a>',
    ],
    ['an element that is never closed', 'a <em>b', 'a <em>b</em>'],
  ])('shows %s', (_name, html, shown) => {
    expect(render(html)).toBe(shown);
  });

  it.each([
    ['a picture with a handler', '<img src=x onerror="hack()">'],
    ['a script', '<script>hack()</script>'],
    ['a drawing with a handler', '<svg onload="hack()">'],
    ['an end without a beginning', 'a</em>'],
    ['a lonely bracket', 'a < b && c'],
  ])('leaves %s as text', (_name, html) => {
    const text = renderToStaticMarkup(<>{html}</>);
    expect(render(html)).toBe(text);
  });

  it('drops attributes that could act, and addresses that are no place', () => {
    expect(render('<b onclick="hack()" style="color:red" id="x">a</b>')).toBe('<b>a</b>');
    expect(
      render(
        '<a href="javascript:hack()">a</a><a href="//evil.example">b</a><a href="data:text/html,x">c</a>',
      ),
    ).toBe('<span>a</span><span>b</span><span>c</span>');
  });
});
