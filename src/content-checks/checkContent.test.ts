import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {product} from '../portal/product';
import {checkContent} from './checkContent';
import {badInputs, type BadInput} from './fixtures/badInputs';
import {clumsyDocuments} from './fixtures/clumsy';
import {formatProblem} from './problem';
import {writeRepository} from '../testing/writeRepository';

const parent = mkdtempSync(path.join(tmpdir(), 'content-'));
afterAll(() => rmSync(parent, {recursive: true}));

const listProblems = async (files: BadInput['files']): Promise<string[]> =>
  (await checkContent(writeRepository(parent, files))).problems.map(formatProblem);

const page = '---\ntitle: "Page"\ndescription: "A page."\n---\n\nText.\n';

describe('checkContent stops at', () => {
  it.each(
    badInputs.map(
      (input) =>
        [`${input.title}${input.id === undefined ? '' : ` (${input.id})`}`, input] as const,
    ),
  )('%s', async (_title, {files, problems}) => {
    expect(await listProblems(files)).toEqual(problems);
  });

  it('the name of the product', async () => {
    expect(await listProblems({'docs/page.mdx': page.replace('Text', product.name)})).toEqual([
      '- docs/page.mdx:6: types a name that is a constant. Expected: %%Product%%.',
    ]);
  });
});

/** Mistakes that one page shows by itself are all on one site; the others take one site each. */
const sharedSite = Object.assign(
  {},
  ...clumsyDocuments
    .filter(({id, file}) => file === `docs/${id.toLowerCase()}.mdx`)
    .map(({files}) => files),
) as BadInput['files'];

describe('checkContent reports', () => {
  let ofSharedSite: string[] = [];
  beforeAll(async () => {
    ofSharedSite = await listProblems(sharedSite);
  }, 60_000);

  it.each(clumsyDocuments.map((document) => [document.title, document] as const))(
    '%s',
    async (_title, {files, file, line}) => {
      const all = Object.hasOwn(sharedSite, file) ? ofSharedSite : await listProblems(files);
      const problems = all.filter((problem) => problem.startsWith(`- ${file}:${line}: `));
      expect(problems).not.toEqual([]);
      for (const problem of problems) expect(problem).toMatch(/^- [\w./-]+:\d+: .+[.?)]$/);
    },
  );

  it('each mistake in words that say what to do', async () => {
    const lines = ofSharedSite
      // Releases of Python give other reasons.
      .map((problem) => problem.replace(/^- /, '').replace(/(?<= as Python: ).*/, '…'))
      .join('\n');
    await expect(`${lines}\n`).toMatchFileSnapshot('fixtures/clumsy/problems.txt');
  });
});

describe('checkContent accepts', () => {
  it.each([
    ['a page with line ends of Windows', page.replaceAll('\n', '\r\n')],
    [
      'new names that differ in a number',
      page.replace('Text', 'Name them `camera-one-1` and `camera-one-2`'),
    ],
    [
      'abbreviations with a comma, and words that are spelled by letters',
      page.replace('Text.', 'Install an npm package by 10 a.m., or an SDK.'),
    ],
    ['a title that begins with a name in lower case', page.replace('"Page"', '"iOS apps"')],
    [
      'a title that begins with a name in camel case',
      page.replace('"Page"', '"fileName of an image"'),
    ],
    [
      'a title of an admonition, which is no sentence',
      page.replace('Text.', ':::note[Before you begin]\n\nText.\n\n:::'),
    ],
    [
      'brackets, the first of which is after a backslash',
      page.replace('Text', 'A list \\[of texts]'),
    ],
    ['a page with a byte order mark', `\ufeff${page}`],
    [
      'code that shows a fence, in a longer one or one of the other sign',
      `${page}\n\`\`\`\`markdown\n\`\`\`js\nstart();\n\`\`\`\n\`\`\`\`\n\n~~~markdown\n\`\`\`js\nstart();\n\`\`\`\n~~~\n`,
    ],
    [
      'an explicit heading id, an admonition and an imported name',
      `${page}\n## Part {/* #part */}\n\nSee [Part](#part).\n\n:::note\n\nText.\n\n:::\n\n<Details rows={[1].map((row) => ({row}))} />\n`,
    ],
  ])('%s', async (_title, source) => {
    expect(await listProblems({'docs/page.mdx': source})).toEqual([]);
  });
});
