import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

const EXTENSIONS = ['', '.ts', '.tsx', '.mdx', '.md', '.json', '/index.tsx', '/index.ts'];

/** Every import of a page leads to a file, and all imports are in one block. */
export function checkImports({root, pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    const blocks: number[] = [];
    visit(page.tree, 'mdxjsEsm', (node) => {
      const start = node.position?.start.line ?? 1;
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration') continue;
        if (blocks.at(-1) !== start) blocks.push(start);
        const line =
          start +
          (statement.loc?.start.line ?? 1) -
          (node.data?.estree?.loc?.start.line ?? statement.loc?.start.line ?? 1);
        const source = String(statement.source.value);
        if (!resolves(root, page.file, source)) {
          problems.push({
            file: page.file,
            line,
            message: `import ${JSON.stringify(source)} has no file. Expected: a path below @site/src, or one relative to the page.`,
          });
        }
      }
    });
    const second = blocks[1];
    if (second !== undefined) {
      problems.push({
        file: page.file,
        line: second,
        message:
          'a second block of imports. Expected: all imports in one block below the front matter.',
      });
    }
    return problems;
  });
}

function resolves(root: string, from: string, source: string): boolean {
  if (/^@(theme|docusaurus)\//.test(source) || /^@theme-/.test(source)) return true;
  const base = source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : source.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), source)
      : `node_modules/${source}`;
  return EXTENSIONS.some((extension) => {
    const file = path.join(root, base + extension);
    return existsSync(file) && (statSync(file).isFile() || base.startsWith('node_modules/'));
  });
}
