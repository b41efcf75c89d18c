import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toRichText} from './toRichText';
import type {RichText} from './types';

describe('toRichText', () => {
  it.each([
    '',
    'Lists hooks.',
    'a  b   ',
    'https://a.example/b?c=d#e, f@g.example (h) "i" +1 - 2. 3) = ~~~ # | ! > ^ {j} $k %l',
    'a\u00a0',
  ])('reads the plain line %j as a parser would', (text) => {
    // A line break at the end means nothing in Markdown, and is not plain.
    expect(toRichText(text)).toEqual(toRichText(`${text}\n`));
  });

  it('reads any line as a parser would', () => {
    const alphabet = [...'ab 1.-+=~#>|!*_`[](){}<>&;:/\\"\'\u00a0é'];
    const line = fc
      .array(fc.constantFrom(...alphabet), {maxLength: 12})
      .map((letters) => `x${letters.join('')}`);
    fc.assert(
      fc.property(line, (text) => {
        expect(toRichText(text)).toEqual(toRichText(`${text}\n`));
      }),
      {numRuns: 300, seed: 4},
    );
  });

  it('shows a table as one', () => {
    expect(
      toRichText('Kinds:\n\n| kind | what |\n| --- | :-: |\n| `a\\|b` | **one**<br>two |'),
    ).toEqual([
      ['p', ['Kinds:']],
      [
        'table',
        [
          [['kind'], ['what']],
          [[['code', 'a|b']], [['strong', ['one']], ' two']],
        ],
      ],
    ]);
  });

  it('puts lines that its writer broke below each other', () => {
    const lines = [
      ['p', ['one']],
      ['p', ['two']],
    ];
    for (const text of ['one  \ntwo', 'one\\\ntwo', 'one<br>two', 'one<BR />\ntwo<br/>'])
      expect(toRichText(text)).toEqual(lines);
  });

  it('keeps the numbers of steps that paragraphs part', () => {
    expect(toRichText('1. Ask.\n\nThen:\n\n2. Wait.\n3. Read.\n\n- a\n\n0) None.')).toEqual([
      ['ol', [[['p', ['Ask.']]]]],
      ['p', ['Then:']],
      ['ol', [[['p', ['Wait.']]], [['p', ['Read.']]]], 2],
      ['ul', [[['p', ['a']]]]],
      ['ol', [[['p', ['None.']]]], 0],
    ]);
  });

  it('shows headings in bold, no rules, and pictures as links', () => {
    expect(toRichText('# Limits of `a`\n\n---\n\n![The *plan*](https://a.example/b.png)')).toEqual([
      ['p', [['strong', ['Limits of ', ['code', 'a']]]]],
      ['p', [['a', ['The plan'], 'https://a.example/b.png']]],
    ]);
    expect(toRichText('![](https://a.example/b.png) ![c](data:image/png;base64,A)')).toEqual([
      ['p', [['a', ['https://a.example/b.png'], 'https://a.example/b.png'], ' c']],
    ]);
  });

  it.each<[string, string, string, string?]>([
    ['See https://docs.acme.io/a?b=c#d.', 'https://docs.acme.io/a?b=c#d', '.'],
    ['See (http://acme.io/a_(b)).', 'http://acme.io/a_(b)', ').'],
    ['See www.acme.io, or ask.', 'www.acme.io', ', or ask.', 'http://www.acme.io'],
    ['See help@acme.io!', 'help@acme.io', '!', 'mailto:help@acme.io'],
    ['See <i>b</i> https://acme.io/a.', 'https://acme.io/a', '.'],
  ])('links the address in %j', (text, shown, end, url = shown) => {
    const [block] = toRichText(text);
    expect((block?.[1] as readonly unknown[] | undefined)?.slice(-2)).toEqual([
      ['a', [shown], url],
      end,
    ]);
  });

  it.each([
    'https://api.acme.io/{tenant}/users',
    'https://api.acme.io/users/<id>',
    'https://api.example.com/users',
    'https://portal.example, http://localhost:8080/a and 127.0.0.1',
    'user@example.com',
    'git@acme.io:team/api.git',
    '`https://acme.io/a`',
    'https://acme.io/a/.../b',
    'ftp://acme.io',
  ])('leaves %j without a link', (text) => {
    expect(JSON.stringify(toRichText(`For example ${text}.`))).not.toContain('["a"');
  });

  it('leaves links as they are written', () => {
    expect(
      toRichText(
        '[https://acme.io/a](/b), <https://a.example>, <a href="/c">https://acme.io/d</a>',
      ),
    ).toEqual([
      [
        'p',
        [
          ['a', ['https://acme.io/a'], '/b'],
          ', ',
          ['a', ['https://a.example'], 'https://a.example'],
          ', ',
          ['a', ['https://acme.io/d'], '/c'],
        ],
      ],
    ]);
  });

  it('follows links to what the text defines, and leaves other brackets alone', () => {
    expect(
      toRichText('[One], [a][two], ![b][one] [three]\n\n[one]: /a\n[two]: javascript:b'),
    ).toEqual([['p', [['a', ['One'], '/a'], ', a, ', ['a', ['b'], '/a'], ' [three]']]]);
  });

  it.each<[string, string, RichText]>([
    [
      'paragraphs and emphasis',
      '<p class="a">Of <id></p>, <b>all</b>',
      [
        ['p', ['Of <id>']],
        ['p', [', ', ['strong', ['all']]]],
      ],
    ],
    [
      'lists in lists, whose items need no end',
      'Either:\n<ul><li>a<ul><li><i>b</i></ul></li><li><p>c</p><p>d</p></ul>\nor `<b>`.',
      [
        ['p', ['Either:']],
        [
          'ul',
          [
            [
              ['p', ['a']],
              ['ul', [[['p', [['em', ['b']]]]]]],
            ],
            [
              ['p', ['c']],
              ['p', ['d']],
            ],
          ],
        ],
        ['p', ['or `<b>`.']],
      ],
    ],
    [
      'steps, code and links within Markdown',
      'See <a target="_blank" href="https://a.example/?b=1&amp;c">*this*</a>:\n\n<ol start="2">\n<li><code>a &lt; b</code></li>\n</ol>',
      [
        ['p', ['See ', ['a', [['em', ['this']]], 'https://a.example/?b=1&c'], ':']],
        ['ol', [[['p', [['code', 'a < b']]]]], 2],
      ],
    ],
    [
      'breaks that begin a block',
      'One:\n\n<br/>\ntwo<br/>\n<br/>three',
      [
        ['p', ['One:']],
        ['p', ['two']],
        ['p', ['three']],
      ],
    ],
    [
      'tables, headings, and code of several lines',
      '<h3>Kinds</h3><table><tr><th>a</th></tr><tr><td>b<br>c</td></tr></table><pre><code>d\n  e</code></pre>',
      [
        ['p', [['strong', ['Kinds']]]],
        ['table', [[['a']], [['b c']]]],
        ['pre', 'd\n  e'],
      ],
    ],
  ])('reads HTML that Markdown has signs for: %s', (_title, text, expected) => {
    expect(toRichText(text)).toEqual(expected);
  });

  it.each([
    '<id> of a <kind>',
    'the <i>th of <b',
    'x</b> <!-- a --> <script>b</script>',
    '<details open><summary>a</summary></details>',
    '<img src="a.png" onerror="b"> 10<sup>3</sup>',
    '<a href="javascript:a">b</a>, <a>c</a>',
    '<style>p {color: red}</style>',
  ])('keeps other HTML as text: %s', (text) => {
    expect(toRichText(text)).toEqual([['p', [text]]]);
    // Next to what is read, too.
    const found = JSON.stringify(toRichText(`<em>a</em> ${text}`));
    expect(found).toContain(JSON.stringify(` ${text}`).slice(1, -1));
  });

  it('makes nothing but blocks and lines of any HTML, and loses no name in angle brackets', () => {
    const parts = [
      ...['<p>', '</p>', '<b>', '</b>', '<ul>', '<li>', '</ul>', '<table>', '<td>', '</table>'],
      ...['<script>', '<id>', '<br/>', '<a href="/b">', '</a>', '\n', '\n\n', '- ', '&lt;', 'x'],
    ];
    const texts = fc
      .array(fc.constantFrom(...parts), {maxLength: 14})
      .map((found) => `${found.join('')} y`);
    fc.assert(
      fc.property(texts, (text) => {
        const tree = JSON.stringify(toRichText(text));
        const shown = tree.replace(/\\./g, '');
        expect(shown.match(/<(?:id|script)>/g)?.length).toBe(
          text.match(/<(?:id|script)>/g)?.length,
        );
        expect(tree).toContain('y');
      }),
      {numRuns: 500, seed: 7},
    );
  });
});
