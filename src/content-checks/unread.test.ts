import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {writeRepository} from '../testing/writeRepository';
import {checkContent} from './checkContent';
import {formatProblem} from './problem';

const parent = mkdtempSync(path.join(tmpdir(), 'unread-'));
afterAll(() => rmSync(parent, {recursive: true}));

const toPage = (title: string, body: string, rest = ''): string =>
  `---\ntitle: "${title}"\ndescription: "${title} in words."\n${rest}---\n\n${body}\n`;

/** A page that shows, imports and is linked to from other files. */
const body = [
  "import Part from './_part.mdx';",
  '## First {/* #first */}',
  '<Part />',
  '<Prerequisites minutes={5}>\n\n- Text.\n\n</Prerequisites>',
  '![A car](./car.svg)',
  '```bash file=./_samples/list.sh\n```',
  '```js file=./_samples/project/index.mjs\n```',
].join('\n\n');
const slug = 'slug: /cars/%%product%%\n';
const neighbors = {
  'docs/_part.mdx': 'Text.\n',
  'docs/_samples/list.sh': 'ls\n',
  'docs/_samples/project/index.mjs': 'start();\n',
  'docs/_samples/project/README.md': 'Text.\n',
  'docs/car.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'docs/other.mdx': toPage(
    'Other',
    'See [Page](./page.mdx), [First](/cars/%%product%%#first) and the list:\n\n- [First](./page.mdx#first), 5 minutes'.replace(
      '/cars',
      '/content/cars',
    ),
  ),
  'sidebars.js': "module.exports = {content: ['other', 'page']};\n",
};

const check = async (source: string | Buffer) => {
  const root = writeRepository(parent, {...neighbors, 'docs/page.mdx': source});
  const {problems, ...figures} = await checkContent(root);
  return {...figures, problems: problems.map(formatProblem)};
};

describe('a page that cannot be read is one problem for', () => {
  it.each<[string, string | Buffer]>([
    ['a component that is not closed', toPage('Page', `${body}\n\n<Details>`, slug)],
    ['a number after a "<"', toPage('Page', `${body}\n\nText <5.`, slug)],
    ['an open brace', toPage('Page', `${body}\n\nText {open.`, slug)],
    ['a misspelled token', toPage('Page', `${body}\n\n%%Prodcut%%.`, slug)],
    ['a heading id of another dialect', toPage('Page', `${body}\n\n## Part {#part}`, slug)],
    ['a comment of HTML', toPage('Page', `${body}\n\n<!-- Text. -->`, slug)],
    ['a line break of HTML', toPage('Page', `${body}\n\nText.<br>`, slug)],
    ['a merge conflict', toPage('Page', `${body}\n\n<<<<<<< HEAD\nText.\n=======`, slug)],
    ['text below an import', toPage('Page', body.replace("mdx';\n", "mdx';"), slug)],
    ['a NUL character', toPage('Page', `${body}\n\nText\0.`, slug)],
    ['Latin-1', Buffer.from(toPage('Page', `${body}\n\nGr\u00fcn.`, slug), 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${toPage('Page', body, slug)}`, 'utf16le')],
    ['front matter that is not YAML', toPage('Page', body, `${slug}keywords: "a\n`)],
  ])('%s', async (_title, source) => {
    const {problems} = await check(source);
    expect(problems).toEqual([expect.stringMatching(/^- docs\/page\.mdx:\d+: /)]);
  });
});

it('accepts the page without a mistake', async () => {
  const {pages, unread, problems} = await check(toPage('Page', body, slug));
  expect({pages, unread, problems}).toEqual({pages: 3, unread: 0, problems: []});
});

it('takes no name for a slip that the unread page has too', async () => {
  const code = 'Set `nearbyCamras`.';
  const root = writeRepository(parent, {
    ...neighbors,
    'docs/other.mdx': toPage('Other', `${code} Then set \`nearbyCameras\` and \`nearbyCameras\`.`),
    'docs/page.mdx': toPage('Page', `${code}\n\nText <5.`, slug),
  });
  const {problems} = await checkContent(root);
  expect(problems.map(formatProblem).filter((problem) => problem.includes('nearby'))).toEqual([]);
});

it('still reports what the unread page does not name', async () => {
  const {pages, unread, problems} = await check(toPage('Page', 'Text <5.', slug));
  expect({pages, unread}).toEqual({pages: 3, unread: 1});
  expect(problems).toEqual([
    '- docs/page.mdx:7: MDX cannot be read: a "<" that begins no component. Expected: &lt;, "less than", or code.',
    '- docs/_part.mdx:1: no page imports this partial. Fix: import or remove it.',
    '- docs/_samples/list.sh:1: no page shows this sample. Fix: show it, or remove it.',
    '- docs/_samples/project/README.md:1: no page shows this sample. Fix: show it, or remove it.',
    '- docs/_samples/project/index.mjs:1: no page shows this sample. Fix: show it, or remove it.',
    '- docs/car.svg:1: is an image that no page shows. Fix: show it, or remove it.',
  ]);
});

describe('says of an import or export', () => {
  const explain = async (source: string) => (await check(toPage('Page', source, slug))).problems[0];

  it.each([
    ['an export above text', 'export const a = {\n  b: 1,\n};\nText {a.b}.', 10],
    ['an import above a heading', "import Part from './_part.mdx';\n## Part", 8],
  ])('that %s needs an empty line', async (_title, source, line) => {
    expect(await explain(source)).toBe(
      `- docs/page.mdx:${line}: MDX cannot be read: text directly below an import or export, which is read as JavaScript. Fix: put an empty line between them.`,
    );
  });

  it.each([
    ['one with a misspelled word', "import Part form './_part.mdx';", 7],
    ['a sentence that begins with the word', 'Text.\n\nimport the package first.', 9],
  ])('that %s is no JavaScript', async (_title, source, line) => {
    expect(await explain(source)).toBe(
      `- docs/page.mdx:${line}: MDX cannot be read: an import or export that is no JavaScript. Fix: correct it; in text, begin the line with another word.`,
    );
  });
});
