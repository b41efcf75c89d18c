import {mkdtempSync, mkdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {names} from '../portal/product';
import {rawSamples} from './rawSamples';

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
mkdirSync(path.join(folder, '_samples'));
writeFileSync(path.join(folder, '_samples/key.sh'), 'echo "$%%env.apiKey%%"\n');
writeFileSync(path.join(folder, '_samples/key.out'), 'test_free\n');

const processor = unified().use(remarkParse).use(rawSamples).use(remarkStringify);
const render = (value: string): string =>
  String(processor.processSync(new VFile({value, path: path.join(folder, 'page.mdx')})));
const fence = (meta: string, body = ''): string => `Text.\n\n\`\`\`bash ${meta}\n${body}\`\`\`\n`;

describe('rawSamples', () => {
  it('shows the file with its tokens expanded and its name as the title', () => {
    expect(render(fence('file=./_samples/key.sh'))).toBe(
      fence('title="key.sh"', `echo "$${names.apiKeyVariable}"\n`),
    );
  });

  it('keeps a title and other meta that the page gives', () => {
    expect(render(fence('title="Set the key" file=./_samples/key.sh {1}'))).toContain(
      '```bash title="Set the key" {1}\n',
    );
  });

  it('shows recorded output without a title', () => {
    expect(render(fence('file=./_samples/key.out'))).toBe('Text.\n\n```bash\ntest_free\n```\n');
  });

  it('leaves fences alone that name no file', () => {
    expect(render(fence('title="a"', 'ls\n'))).toBe(fence('title="a"', 'ls\n'));
  });

  const missing =
    'sample `./_samples/nope.sh`: no such file. Expected: a path relative to the page, such as ./_samples/recognize.sh.';
  const filled =
    'sample `./_samples/key.sh`: the fence already has text. Fix: empty it; the file is what readers see.';

  it.each([
    ['a missing file', fence('file=./_samples/nope.sh'), missing],
    ['a fence that already has text', fence('file=./_samples/key.sh', 'ls\n'), filled],
  ])('stops at %s with page and line', (_case, page, reason) => {
    expect(getFailure(page)).toMatchObject({reason, line: 3, file: path.join(folder, 'page.mdx')});
  });
});

function getFailure(page: string): unknown {
  try {
    return render(page);
  } catch (error) {
    return error;
  }
}
