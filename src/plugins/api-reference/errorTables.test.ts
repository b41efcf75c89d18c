import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {errorTables} from './errorTables';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(errorTables)
  .use(remarkStringify);
const render = async (value: string): Promise<string> =>
  String(await processor.process(new VFile({value, path: 'docs/page.mdx'})));

describe('errorTables', () => {
  it('lists what the contract documents, with what to do, whether to repeat and whether it is billed', async () => {
    const lines = (await render('<ErrorTable operation="recognizeVehicle" />'))
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' '));
    expect(
      lines.filter((line) => line.startsWith('| `429`')).map((line) => line.split(' | ')[3]),
    ).toEqual(['yes, after a pause', 'in the next period']);
    expect(
      lines.filter((line) => line.endsWith('| yes |')).map((line) => line.split(' ')[1]),
    ).toEqual(['`400`']);
  });

  it('stops at an operation that no specification has', async () => {
    await expect(render('Text.\n\n<ErrorTable operation="createHok" />')).rejects.toThrow(
      /^`ErrorTable`: unknown `operation`, got "createHok". Expected: one of .*createHook/,
    );
  });
});
