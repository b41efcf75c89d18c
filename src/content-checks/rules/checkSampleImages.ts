import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

const PICTURES = 'src/sandbox/samples/pictures';
const REFERENCE = /(?:^|\s)file=(\S+)/;

/**
 * A tutorial offers every sample image that its commands send: in the cloud, nothing else brings it
 * to the reader.
 */
export function checkSampleImages({root, pages, files}: ContentSite): Problem[] {
  const texts = new Map(files.map(({file, bytes}) => [file, bytes]));
  return pages
    .filter(({file}) => file.startsWith('docs/tutorials/'))
    .flatMap((page) => {
      const offered = listOfferedFiles(page);
      const problems: Problem[] = [];
      visit(page.tree, 'code', (node) => {
        const reference = REFERENCE.exec(node.meta ?? '')?.[1];
        if (reference === undefined || reference.endsWith('.out')) return;
        const text =
          texts.get(path.posix.join(path.posix.dirname(page.file), reference))?.toString('utf8') ??
          '';
        for (const name of new Set(text.match(/[\w-]+\.jpg/g))) {
          if (offered.has(name) || !existsSync(path.join(root, PICTURES, name))) continue;
          offered.add(name);
          problems.push({
            file: page.file,
            line: node.position?.start.line ?? 1,
            message: `the sample sends ${name}, which the page does not offer. Fix: name it in the prerequisites, <SampleFile name="${name}" />.`,
          });
        }
      });
      return problems;
    });
}

/** Names that `<SampleFile>` and `<SamplePicture>` let a reader save. */
function listOfferedFiles(page: Page): Set<string> {
  const names = new Set<string>();
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (
      (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') ||
      !/^Sample(File|Picture)$/.test(node.name ?? '')
    )
      return;
    for (const attribute of node.attributes) {
      if (
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'name' &&
        typeof attribute.value === 'string'
      )
        names.add(attribute.value);
    }
  });
  return names;
}
