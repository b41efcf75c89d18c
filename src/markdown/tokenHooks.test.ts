import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it, vi} from 'vitest';
import {product} from '../portal/product';
import {tokenHooks} from './tokenHooks';

const parse = (fileContent: string) =>
  tokenHooks.parseFrontMatter({
    filePath: 'docs/page.mdx',
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

it('names file and line of front matter that is not YAML, without a stack', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const error = await parse('---\ntitle: "Page"\ntags: [a, b\nslug: /page\n---\n').catch(
    (thrown: Error) => thrown,
  );
  expect(error).toMatchObject({
    message:
      'docs/page.mdx:4: front matter is not YAML: missed comma between flow collection entries.',
    stack: (error as Error).message,
  });
});

it('reads the rest as Docusaurus does, with its tokens expanded', async () => {
  const {frontMatter, content} = await parse('---\ntitle: "%%Product%%"\n---\n\nText.\n');
  expect(frontMatter).toEqual({title: product.name});
  expect(content).toBe('Text.');
});
