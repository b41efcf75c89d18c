import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toRichText} from './toRichText';

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

  it('follows links to what the text defines, and leaves other brackets alone', () => {
    expect(
      toRichText('[One], [a][two], ![b][one] [three]\n\n[one]: /a\n[two]: javascript:b'),
    ).toEqual([['p', [['a', ['One'], '/a'], ', a, ', ['a', ['b'], '/a'], ' [three]']]]);
  });

  it('keeps other HTML as text', () => {
    expect(toRichText('<p>Of <id></p>, <b>all</b>')).toEqual([
      ['p', ['<p>Of <id></p>, <b>all</b>']],
    ]);
  });
});
