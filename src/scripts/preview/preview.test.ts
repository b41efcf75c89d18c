import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {parsePage} from '../../build/html';
import {readPageSecurity} from '../../build/policy/readPageSecurity';
import {readSite} from '../../site-checks/site/readSite';
import {compareBuilds} from './compareBuilds';
import {diff} from './diff';
import {readBuild, toLines} from './readBuild';
import {toMarkdown} from './renderPreview';
import {writePreview} from './writePreview';

const page = (title: string, main: string, menu = 'Menu'): string =>
  `<!doctype html><html><head><title>${title} | Portal</title><script src=/docs/assets/js/main.${'0123abcd'}.js></script></head><body><nav>${menu}</nav><main>${main}</main></body></html>`;

/** A built site with these pages, by their files. */
function createBuild(pages: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'preview-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), html);
  }
  return dir;
}

const before = {
  'index.html': page('Home', '<p>Welcome</p>'),
  'faq/index.html': page(
    'Questions',
    '<h1>Questions</h1><p>A key costs <b>nothing</b>.</p><ul><li>One</li><li>Two</li></ul>',
  ),
  'old/index.html': page('Old', '<p>Gone soon</p>'),
  'menu/index.html': page('Menu', '<p>Same</p>'),
  'markup/index.html': page('Markup', '<p>Same</p>'),
  'hash/index.html': page('Hash', '<img src=/docs/assets/a.11111111.png>'),
};
const after = {
  'index.html': before['index.html'].replace('0123abcd', '4567cdef'),
  'faq/index.html': before['faq/index.html']
    .replace('nothing', 'little')
    .replace('<li>One</li>', ''),
  'new/index.html': page('A <b>new</b> page', '<p>Hello &lt;script&gt;alert(1)&lt;/script&gt;</p>'),
  'menu/index.html': page('Menu', '<p>Same</p>', 'Other menu'),
  'markup/index.html': page('Markup', '<p class=wide>Same</p>'),
  'hash/index.html': before['hash/index.html'].replace('11111111', '22222222'),
};

describe('the comparison of two builds', () => {
  const compare = (): ReturnType<typeof compareBuilds> =>
    compareBuilds(readBuild(createBuild(before)), readBuild(createBuild(after)));

  it('lists pages that changed, came and went, and no other', () => {
    const {pages, framesOnly, same} = compare();
    expect(pages.map(({route, kind}) => [route, kind])).toEqual([
      ['faq', 'changed'],
      ['markup', 'changed'],
      ['new', 'added'],
      ['old', 'removed'],
    ]);
    expect([framesOnly, same]).toEqual([1, 2]);
  });

  it('says line by line what changed', () => {
    expect(compare().pages[0]?.lines).toEqual([
      {kind: 'same', items: ['Questions']},
      {kind: 'removed', items: ['A key costs nothing.', 'One']},
      {kind: 'added', items: ['A key costs little.']},
      {kind: 'same', items: ['Two']},
    ]);
  });

  it('is a table for the summary of a run', () => {
    expect(toMarkdown(compare(), 3))
      .toBe(`Pages: 2 changed, 1 added, 1 removed, 2 the same. On 1 more, only menus, head or footer differ.

| page | address | change | lines of text |
| --- | --- | --- | --- |
| Questions | \`/docs/faq\` | changed | −2 +1 |
| Markup | \`/docs/markup\` | changed | markup only |
| A | \`/docs/new\` | added | −0 +1 |

The preview lists 1 more.
`);
  });

  it('needs two built sites', () => {
    expect(() => readBuild('nowhere')).toThrow('Folder `nowhere`: holds no built site.');
  });
});

describe('the lines of a page', () => {
  it('are what a reader sees: rows, items, lines of code, and paragraphs with what is in them', () => {
    expect(
      toLines(
        '<main><table><tr><th>Key</th><td>For <code>all</code></td></tr></table><pre><code><span>a {\n  b\n</span>}</code></pre><p>One <a>two</a>\nthree</p><svg><text>no</text></svg>four',
      ),
    ).toEqual(['Key | For all', 'a {', 'b', '}', 'One two three', 'four']);
  });
});

describe('the pages of a preview', () => {
  it('begin with the list, and show each change before and after with its words marked', async () => {
    const dir = createBuild(after);
    const names: string[] = [];
    await writePreview({
      before: createBuild(before),
      after: dir,
      takePictures: (pages) => {
        names.push(...pages.map(({route}) => route));
        return Promise.resolve(new Map([['faq', {before: 'before-1.jpg', after: 'after-1.jpg'}]]));
      },
    });
    expect(names).toEqual(['faq', 'markup', 'new', 'old']);
    const read = (file: string): string => readFileSync(path.join(dir, 'preview', file), 'utf8');
    expect(read('changes.html')).toContain('<a href="change-1.html">Questions</a>');
    const change = read('change-1.html');
    expect(change).toContain(
      'A key costs <del>nothing.</del></td><td>A key costs <ins>little.</ins>',
    );
    expect(change).toContain('<tr><td><del>One</del></td><td></td></tr>');
    expect(change).toContain('<img src="before-1.jpg"');
    expect(change).toContain('<a href="../faq/index.html">Open the page</a>');
    expect(read('change-4.html')).not.toContain('Open the page');
    for (const sheet of ['tokens.css', 'preview.css'])
      expect(existsSync(path.join(dir, 'preview', sheet))).toBe(true);
    const {pages} = readSite(dir);
    expect(pages.map(({file}) => file).filter((file) => file.startsWith('preview/'))).toEqual([]);
    // A second run compares the sites, not the previews.
    expect([...readBuild(dir).keys()].filter((route) => route.startsWith('preview'))).toEqual([]);
  });

  it('need an older build, whose folder is named', async () => {
    await expect(writePreview({before: 'nowhere', after: createBuild(after)})).rejects.toThrow(
      'Folder `nowhere`: holds no built site. Fix: name the folder of an older build, `npm run preview -- --before DIR`.',
    );
  });

  it('hold nothing that the policy of the site would block, whatever a page says', async () => {
    const dir = createBuild(after);
    const {pages} = await writePreview({before: createBuild(before), after: dir});
    for (const file of ['changes.html', ...pages.map((_, index) => `change-${index + 1}.html`)]) {
      const html = readFileSync(path.join(dir, 'preview', file), 'utf8');
      expect(readPageSecurity(parsePage(html))).toEqual({
        inlineScripts: [],
        styleAttributes: [],
        problems: [],
      });
    }
  });
});

describe('the difference of two lists', () => {
  it.each([
    ['', ''],
    ['a b c', 'a b c'],
    ['a b c', 'a x c'],
    ['a b c d', 'b d'],
    ['b d', 'a b c d'],
    ['a b a b a', 'b a b'],
    ['', 'a b'],
  ])('of "%s" and "%s" gives both back', (first, second) => {
    const [old, fresh] = [first.split(' '), second.split(' ')];
    const runs = diff(old, fresh);
    const collect = (hidden: string): string[] =>
      runs.filter(({kind}) => kind !== hidden).flatMap(({items}) => [...items]);
    expect(collect('added')).toEqual(old);
    expect(collect('removed')).toEqual(fresh);
  });

  it('keeps as many items as possible, and gives up on lists that are too long', () => {
    const kept = (runs: ReturnType<typeof diff>): number =>
      runs.filter(({kind}) => kind === 'same').reduce((sum, {items}) => sum + items.length, 0);
    expect(kept(diff([...'ABCABBA'], [...'CBABAC']))).toBe(4);
    const long = (name: string): string[] =>
      Array.from({length: 2100}, (_, index) => `${name}${index}`);
    expect(kept(diff(['x', ...long('a')], ['x', ...long('b')]))).toBe(1);
  });
});
