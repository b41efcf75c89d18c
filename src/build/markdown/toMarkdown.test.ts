import {describe, expect, it} from 'vitest';
import {parsePage} from '../html';
import {readArticle} from '../readArticle';
import {splitPage} from './splitPage';
import {tidyArticle} from './tidyArticle';
import {toMarkdown} from './toMarkdown';
import {toTree} from './toTree';

const page = (body: string): string =>
  `<!doctype html><head><meta name=description content="About it"><link rel=canonical href=https://docs.example/docs/page></head><nav><a href=/docs/>menu</a></nav><main>${body}</main>`;

const toTreeOf = (body: string): ReturnType<typeof toTree> => {
  const {content, canonical} = readArticle(parsePage(page(body)))!;
  return toTree(tidyArticle(content, canonical).tree);
};

const convert = (body: string): string => toMarkdown(toTreeOf(body).children).trim();

const code = (text: string, title = ''): string =>
  `<div class="theme-code-block language-bash">${title === '' ? '' : `<div>${title}</div>`}<div><pre><code>${text}</code></pre><div><button>Copy code</button></div></div></div>`;

describe('a page as Markdown', () => {
  it.each([
    [
      'leaves out menus, buttons and marks of headings',
      '<nav>crumbs</nav><h2 id=keys>Keys and access<a href=#keys class=hash-link>\u200B</a></h2><button>Copy</button><p>Text.</p>',
      '## Keys and access {#keys}\n\nText.',
    ],
    ['names an id only where it does not follow from the text', '<h2 id=keys>Keys</h2>', '## Keys'],
    [
      'makes links whole',
      '<p><a href=/docs/content/faq#keys>FAQ</a> and <a href=#here>here</a></p>',
      '[FAQ](https://docs.example/docs/content/faq#keys) and [here](https://docs.example/docs/page#here)',
    ],
    [
      'puts a dot between neighbors, but not before a comma',
      '<p><a href=/docs/f>f.tgz</a><span>, 9 bytes</span>.</p><p><b>a</b><b>b</b></p>',
      '[f.tgz](https://docs.example/docs/f), 9 bytes.\n\n**a** · **b**',
    ],
    [
      'keeps language, title and every character of code',
      code('echo "<a>" \\\n  <span class=code-string>`x`</span>  # **no** \u00A0', 'a.sh').replace(
        '"<a>"',
        '"&lt;a&gt;"',
      ),
      '```bash title="a.sh"\necho "<a>" \\\n  `x`  # **no** \u00A0\n```',
    ],
    [
      'puts more ticks around code that holds a fence',
      code('```js\n1\n```'),
      '````bash\n```js\n1\n```\n````',
    ],
    [
      'writes tables',
      '<table><thead><tr><th>A<th>B<tbody><tr><td><code>a|b</code><td>1<!-- --> 2<tr><td>c<td></table>',
      '| A | B |\n| - | - |\n| `a\\|b` | 1 2 |\n| c | |',
    ],
    [
      'keeps how the columns of a table are aligned',
      '<table><thead><tr><th>A<th class=text--center>B<th class=text--right>C<tbody><tr><td>1<td class=text--center>2<td class=text--right>3</table>',
      '| A | B | C |\n| - | :-: | -: |\n| 1 | 2 | 3 |',
    ],
    [
      'keeps which tasks of a list are done',
      '<ul class=contains-task-list><li class=task-list-item><input type=checkbox disabled> Open</li><li class=task-list-item><input type=checkbox disabled checked> Done <b>now</b></li></ul><ul><li><p><input type=checkbox checked disabled> Loose</p><p>More.</p></li></ul>',
      '- [ ] Open\n- [x] Done **now**\n\n* [x] Loose\n\n  More.',
    ],
    [
      'leaves out a box that readers tick',
      '<ul><li><input type=checkbox> Show all</li></ul>',
      '- Show all',
    ],
    [
      'links a type once in a table',
      '<table><thead><tr><th>A<tbody><tr><td><a href=/docs/t>T</a><tr><td><a href=/docs/t>T</a></table>',
      '| A |\n| - |\n| [T](https://docs.example/docs/t) |\n| T |',
    ],
    [
      'labels tabs',
      `<div><ul role=tablist><li role=tab>curl</ul><div role=tabpanel aria-label=curl>${code('curl')}</div><div role=tabpanel aria-label=Python hidden>${code('x')}</div></div>`,
      '**curl**\n\n```bash\ncurl\n```\n\n**Python**\n\n```bash\nx\n```',
    ],
    [
      'writes notes',
      '<div class="theme-admonition theme-admonition-tip"><div><span>tip</span></div><div><p>Do it.</p></div></div>',
      '> **Tip**\n>\n> Do it.',
    ],
    [
      'keeps the title of a note',
      '<div class="theme-admonition theme-admonition-warning"><div>Costs</div><div><p>It does.</p></div></div>',
      '> **Warning: Costs**\n>\n> It does.',
    ],
    ['unfolds', '<details><summary>2 more</summary><p>Here.</p></details>', '**2 more**\n\nHere.'],
    [
      'makes a folded part with an id a section',
      '<h3>Errors</h3><div><details id=op-429><summary><span data-role=danger>429</span><span>Too many.</span><span>not billed</span></summary><p>Wait.</p><details><summary>1 header</summary><ul><li>x<details><summary>more</summary>y</details></ul></details></details></div>',
      '### Errors\n\n#### 429 Too many. · not billed {#op-429}\n\nWait.\n\n##### 1 header\n\n- x\n\n  **more**\n\n  y',
    ],
    [
      'says what a drawing shows',
      '<figure><div><svg role=img><title>Flow</title><desc>A to B.</desc><text>A</text></svg></div><figcaption>Flow</figcaption></figure>',
      '> **Figure:** Flow: A to B.',
    ],
    [
      'says it once',
      '<figure><svg role=img aria-label="a near plate"></svg><figcaption><strong>Good:</strong> a near plate</figcaption></figure>',
      '> **Figure:** **Good:** a near plate',
    ],
    [
      'shows pictures by whole address',
      '<p><img src=/docs/img/a.png alt="A car"></p>',
      '![A car](https://docs.example/docs/img/a.png)',
    ],
    [
      'writes terms',
      '<dl><dt>Cause<dd>No <code>key</code>.<dt>Places<dd><ul><li>one<li>two</ul></dl>',
      '- **Cause:** No `key`.\n- **Places:**\n  - one\n  - two',
    ],
    [
      'writes fields of a reference',
      '<ul><li id=x><div><code>roi</code><span>string</span><span>matches ^\\d*$</span></div><p>Where.</p><p>Example: <code>1</code></p><li id=y><div><code>z</code><span>number</span></div><p>Deep.</p></ul>',
      '- `roi` · string · `matches ^\\d*$`: Where.\n\n  Example: `1`\n- `z` · number: Deep.',
    ],
    [
      'makes cards a list',
      '<section><article><a href=/docs/a><h2><span>One</span></h2><p>First.</p></a></article><article><a href=/docs/b><h2>Two</h2><p>Second.</p></a></article></section>',
      '- [One](https://docs.example/docs/a): First.\n- [Two](https://docs.example/docs/b): Second.',
    ],
  ])('%s', (_name, body, expected) => {
    expect(convert(body)).toBe(expected);
  });

  it('reads what the page says of itself', () => {
    const {title, description, canonical, noIndex} = readArticle(
      parsePage(page('<h1>Its&nbsp;title<a class=hash-link>\u200B</a></h1>')),
    )!;
    expect({title, description, canonical, noIndex}).toEqual({
      title: 'Its title',
      description: 'About it',
      canonical: 'https://docs.example/docs/page',
      noIndex: false,
    });
  });
});

describe('splitPage', () => {
  const text = (bytes: number): string => `<p>${'word '.repeat(bytes / 5)}</p>`;
  const long = `<h1>T</h1><p>Intro.</p><h2 id=a>A</h2>${text(9_000)}<h2 id=b>B</h2><p>First of B.</p><h3>Part</h3>${text(12_000)}<h3>Other part</h3>${text(11_000)}<h2 id=c>C</h2>${text(50)}`;

  it('leaves a short page whole', () => {
    expect(splitPage(toTreeOf('<h1>T</h1><h2 id=a>A</h2><p>x</p>'), false)).toEqual({
      markdown: '# T\n\n## A\n\nx\n',
      parts: [],
    });
  });

  it('takes the largest chapters out of a long page, and sections out of a long chapter', () => {
    const {markdown, parts} = splitPage(toTreeOf(long), false);
    expect(markdown).toMatch(/^# T\n\nIntro\.\n\n## A\n\n[^]*\n\n## C\n/);
    expect(parts.map(({name, anchor, title, summary}) => ({name, anchor, title, summary}))).toEqual(
      [{name: 'b', anchor: 'b', title: 'B', summary: 'First of B.'}],
    );
    expect(parts[0]!.text.parts.map(({name, anchor}) => ({name, anchor}))).toEqual([
      {name: 'b-part', anchor: 'b'},
    ]);
    expect(parts[0]!.text.markdown).toMatch(/^## B\n\nFirst of B\.\n\n### Other part\n/);
  });

  it('gives every chapter a file, if so wanted', () => {
    const {markdown, parts} = splitPage(
      toTreeOf('<h1>T</h1><h2 id=a>A</h2><p>x</p><h2 id=b>B</h2>'),
      true,
    );
    expect(markdown).toBe('# T\n');
    expect(parts.map(({name, text: {markdown: part}}) => [name, part])).toEqual([
      ['a', '## A\n\nx\n'],
      ['b', '## B\n'],
    ]);
  });
});
