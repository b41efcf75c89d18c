import {describe, expect, it} from 'vitest';
import {dropColors} from './dropColors';

const toPage = (body: string): string =>
  `<html><head></head><body><main>${body}</main></body></html>`;
const code = (text: string): string => `<pre class=code tabindex=0><code>${text}</code></pre>`;

describe('a page for its readers', () => {
  it('has no colors in its code, and the same text', () => {
    const colored = code(
      '{<span class=code-property>"a"</span>: <span class="code-number">1</span>}',
    );
    expect(dropColors(toPage(`<!-- --><p>a</p>${colored}${colored}`))).toBe(
      toPage(`<!-- --><p>a</p>${code('{"a": 1}')}${code('{"a": 1}')}`),
    );
  });

  it.each([
    ['lines with data', code('<span class=code-line data-line=1>a</span>')],
    ['a color with a handler', code('<span class=code-name onclick=x()>a</span>')],
    ['a color with elements in it', code('<span class=code-name>a<b onclick=x()>b</b></span>')],
    ['another class', code('<span class=chip>a</span>')],
    ['a color outside of a block of code', '<span class=code-name>a</span>'],
    [
      'a script with the text of a block',
      `<script>"${code('<span class=code-name>a</span>')}"</script>`,
    ],
    ['a hidden text with tags', `<noscript>${code('<span class=code-name>a</span>')}</noscript>`],
  ])('keeps %s', (_name, body) => {
    expect(dropColors(toPage(body))).toBe(toPage(body));
  });
});
