import {describe, expect, it} from 'vitest';
import {highlight, highlightRuns} from './highlight';
import {toMarkup} from './runs';
import {getGrammar, isKnownLanguage} from './languages';
import {parseMetastring} from './parseMetastring';

/** What a reader copies: the markup without its tags. */
const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

describe('highlight', () => {
  it('colors commands, options and strings', () => {
    expect(highlight('curl --silent "$HOST/a" # go', 'bash').html).toBe(
      '<span class="code-name">curl</span> <span class="code-property">--silent</span> <span class="code-string">"</span><span class="code-number">$HOST</span><span class="code-string">/a"</span> <span class="code-comment"># go</span>',
    );
  });

  it('escapes markup', () => {
    expect(highlight('<img src=x onerror=alert(1)> &amp;', 'text').html).toBe(
      '&lt;img src=x onerror=alert(1)> &amp;amp;',
    );
  });

  it('closes a color at the end of each line and opens it again', () => {
    expect(highlight('/* a\nb */', 'js').html).toBe(
      '<span class="code-comment">/* a</span>\n<span class="code-comment">b */</span>',
    );
  });

  it('marks emphasized lines and numbers lines from the given number', () => {
    expect(highlight('a\n\nb', 'text', {emphasized: new Set([3]), firstNumber: 9}).html).toBe(
      '<span class="code-line" data-line="9">a\n</span><span class="code-line" data-line="10">\n</span><span class="code-line" data-line="11" data-emphasized>b\n</span>',
    );
  });

  it.each([
    'bash',
    'js',
    'ts',
    'tsx',
    'json',
    'yaml',
    'python',
    'java',
    'scala',
    'csv',
    'docker',
    'kotlin',
    'xml',
    'toml',
    'http',
  ])('knows %s and keeps its text', (language) => {
    const code =
      'class A { val x = "1 < 2 && 3" } // "é\n  - key: value\n\n[table]\nGET /a HTTP/1.1';
    expect(isKnownLanguage(language)).toBe(true);
    expect(toText(highlight(code, language).html)).toBe(code);
  });

  it.each(['cobol', 'gherkin', 'php', 'ruby', 'rb'])(
    'highlights %s, as any language of Prism, without having loaded it before',
    (language) => {
      expect(highlight('PROGRAM "text"', language).html).toContain('<span class="code-');
    },
  );

  it('leaves no global behind', () => {
    expect(getGrammar('haskell')).toBeDefined();
    expect(globalThis).not.toHaveProperty('Prism');
  });

  it('does not know names that every object has', () => {
    expect(['constructor', '__proto__', 'extend', 'toString'].filter(isKnownLanguage)).toEqual([]);
  });
});

describe('highlightRuns', () => {
  it('joins words of one color with the spaces between them', () => {
    expect(highlightRuns('throw new Error(1)', 'js')).toEqual([
      [1, 'throw new'],
      ' ',
      [4, 'Error'],
      '(',
      [3, '1'],
      ')',
    ]);
  });

  it('has the markup of `highlight`', () => {
    const code = "if (a) {\n  throw new Error(`${b} 'c'`); // d\n}";
    expect(toMarkup(highlightRuns(code, 'js'))).toBe(highlight(code, 'js').html);
  });
});

describe('parseMetastring', () => {
  it('reads title, lines and numbering in any order', () => {
    expect(parseMetastring('{1,4-6} showLineNumbers=10 title="a b.js"')).toEqual({
      title: 'a b.js',
      emphasized: new Set([1, 4, 5, 6]),
      firstNumber: 10,
    });
  });

  it('marks nothing by default', () => {
    expect(parseMetastring('')).toEqual({
      title: undefined,
      emphasized: new Set(),
      firstNumber: undefined,
    });
  });
});
