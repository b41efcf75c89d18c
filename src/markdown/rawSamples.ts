import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {expandTokens} from './expandTokens';

const FILE = /(?:^|\s)file=(\S+)/;
const TITLE = /(?:^|\s)title=/;
/** Extensions of recorded output: shown without a title, since no reader saves it. */
const OUTPUT = '.out';

/**
 * Fills an empty code fence from the file that its meta names, so that a page shows the very file
 * that the tests run:
 *
 *     ```bash file=./_samples/recognize.sh
 *     ```
 *
 * The path is relative to the page. The title is the file's name unless the meta gives one.
 * Any problem stops the build with page and line.
 */
export function rawSamples() {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'code', (fence) => {
      const reference = FILE.exec(fence.meta ?? '')?.[1];
      if (reference === undefined) return;
      if (fence.value.trim() !== '') {
        page.fail(
          `sample \`${reference}\`: the fence already has text. Fix: empty it; the file is what readers see.`,
          fence,
          'samples:empty-fence',
        );
      }
      const file = path.resolve(path.dirname(page.path), reference);
      if (!existsSync(file)) {
        page.fail(
          `sample \`${reference}\`: no such file. Expected: a path relative to the page, such as ./_samples/recognize.sh.`,
          fence,
          'samples:missing-file',
        );
      }
      fill(fence, file);
    });
  };
}

function fill(fence: Code, file: string): void {
  const title =
    TITLE.test(fence.meta ?? '') || file.endsWith(OUTPUT) ? '' : ` title="${path.basename(file)}"`;
  fence.value = expandTokens(readFileSync(file, 'utf8').trimEnd(), {
    file: path.relative('.', file),
  });
  fence.meta = `${(fence.meta ?? '').replace(FILE, '').trim()}${title}`.trim();
}
