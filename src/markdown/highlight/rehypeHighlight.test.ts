import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {rehypeHighlight} from './rehypeHighlight';

const compileDocument = async (value: string): Promise<string> =>
  String(
    await compile(new VFile({path: `${process.cwd()}/docs/faq.mdx`, value}), {
      rehypePlugins: [rehypeHighlight],
      jsx: true,
    }),
  );

describe('rehypeHighlight', () => {
  it('hands the markup of a fence to the code block', async () => {
    expect(await compileDocument('```json\n{"a": 1}\n```')).toContain(
      `language="json" html="{<span class=&quot;code-property&quot;>&quot;a&quot;</span>: <span class=&quot;code-number&quot;>1</span>}"`,
    );
  });

  it('shows a fence without a language as text', async () => {
    expect(await compileDocument('```\na < b\n```')).toContain(
      'language="text" html="a &amp;lt; b"',
    );
  });

  it('stops at an unknown language, with file and line', async () => {
    await expect(compileDocument('# Title\n\n```klingon\nqapla\n```')).rejects.toThrow(
      'docs/faq.mdx:3: unknown language of a code block, got "klingon". Expected: a language of Prism (https://prismjs.com/#supported-languages), or "text".',
    );
  });
});
