import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

interface Import {
  readonly target: string;
  readonly line: number;
}

/** Partials are imported by pages, and never by themselves, be it through others. */
export function checkPartials({pages, unread}: ContentSite): Problem[] {
  const imports = new Map(pages.map((page) => [page.file, listImports(page)]));
  const imported = new Set(
    [...imports].flatMap(([file, list]) =>
      list.flatMap(({target}) => (target === file ? [] : [target])),
    ),
  );
  const isNamed = (file: string): boolean =>
    unread.some(({source}) => source.includes(`/${path.basename(file).replace(/\.mdx?$/, '')}`));
  return pages
    .filter(({route}) => route === undefined)
    .flatMap(({file}): Problem[] => {
      const loop = imports.get(file)?.find(({target}) => leadsTo(target, file, imports, new Set()));
      if (loop !== undefined) {
        return [
          {
            file,
            line: loop.line,
            message:
              loop.target === file
                ? 'imports itself, which would never end. Fix: remove the import.'
                : `imports itself through ${loop.target}, which would never end. Fix: remove one of the imports.`,
          },
        ];
      }
      return imported.has(file) || isNamed(file)
        ? []
        : [{file, line: 1, message: 'no page imports this partial. Fix: import or remove it.'}];
    });
}

function listImports(page: Page): Import[] {
  const found: Import[] = [];
  visit(page.tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const source = String(statement.source.value);
      const target = source.startsWith('@site/')
        ? source.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(page.file), source);
      found.push({
        target: /\.mdx?$/.test(target) ? target : `${target}.mdx`,
        line: statement.loc?.start.line ?? 1,
      });
    }
  });
  return found;
}

function leadsTo(
  from: string,
  wanted: string,
  imports: ReadonlyMap<string, readonly Import[]>,
  seen: Set<string>,
): boolean {
  if (from === wanted) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (imports.get(from) ?? []).some(({target}) => leadsTo(target, wanted, imports, seen));
}
