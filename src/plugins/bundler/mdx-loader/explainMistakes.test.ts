import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compileSync} from '@mdx-js/mdx';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {writeRepository} from '../../../testing/writeRepository';
import {explainMistakes} from './explainMistakes';

interface Checks {
  readonly reject: (code: string) => void;
  readonly explain: (error: Error, file: string) => Promise<Error>;
}

const {checks} = createRequire(import.meta.url)('./loader.js') as {checks: Checks};
const before = {...checks};
const parent = mkdtempSync(path.join(tmpdir(), 'documents-'));

afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  Object.assign(checks, before);
  rmSync(parent, {recursive: true});
});

/** What the writer of a document reads when it is compiled; nothing if it can be rendered. */
async function compile(
  body: string,
  mode: 'development' | 'production',
): Promise<string | undefined> {
  vi.stubEnv('NODE_ENV', mode);
  const source = `---\ntitle: "Page"\ndescription: "A page."\n---\n\n${body}\n`;
  const root = writeRepository(parent, {'docs/page.mdx': source});
  explainMistakes(root);
  try {
    checks.reject(String(compileSync(body)));
    return undefined;
  } catch (cause) {
    const error = new Error(`MDX compilation failed\nCause: …\nDetails:\n…`, {cause});
    const {message, stack} = await checks.explain(error, path.join(root, 'docs/page.mdx'));
    expect(stack).toBe(message);
    return message;
  }
}

describe('the development server says by file and line', () => {
  it.each([
    [
      'that a component is unknown',
      'Text.\n\n<Info>Text.</Info>',
      '- docs/page.mdx:8: component <Info> is unknown. Expected: a line with :::info, and one with ::: after its text.',
    ],
    [
      'that an element is not closed',
      'Text.<br>',
      '- docs/page.mdx:6: MDX cannot be read: <br> is not closed. Expected: a list or a new paragraph.',
    ],
    [
      'that a style is a text',
      '<p style="color: red">Text.</p>',
      '- docs/page.mdx:6: raw HTML, got `<p>`. Expected: the text alone.',
    ],
  ])('%s', async (_title, body, message) => {
    expect((await compile(body, 'development'))?.split('\n').sort().at(-1)).toBe(message);
  });
});

describe('a build names the mistake, since the checks follow', () => {
  it.each([
    ['<Info>Text.</Info>', 'docs/page.mdx: component <Info> is unknown.'],
    ['Text {open.', /^docs\/page\.mdx:1: Unexpected end of file in expression, [^\n]+$/],
  ])('%s', async (body, message) => {
    expect(await compile(body, 'production')).toMatch(message);
  });
});

it('accepts components that are known, imported, or made in the document', async () => {
  const body = `import Part from './part';\n\nexport const Made = () => null;\n\n<Limit name="hooksPerKey" /> <Part /> <Made />`;
  expect(await compile(body, 'production')).toBeUndefined();
});

it('keeps the first line of an error of our own, which names file and line', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  explainMistakes(parent);
  const error = new Error('MDX', {cause: new Error('docs/page.mdx:6: no file "./a.sh".\nMore.')});
  const {message} = await checks.explain(error, path.join(parent, 'docs/page.mdx'));
  expect(message).toBe('docs/page.mdx:6: no file "./a.sh".');
});
