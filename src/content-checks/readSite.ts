import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {listExtraRoutes, listRequiredRoutes} from './routes/listRoutes';
import {decodeText} from './decodeText';
import {parsePage} from './parsePage';
import type {Problem} from './problem';
import {readContentFiles} from './readContentFiles';
import type {ContentFile, ContentSite, Page, UnreadPage} from './site';
import {toUnreadPage} from './toUnreadPage';

const TEXT_FILE =
  /\.(mdx?|sh|[cm]?[jt]sx?|py|ya?ml|json|toml|kt|xml|out|txt|service)$|(Dockerfile|Caddyfile|ignore)$/;

/** Whether a file below `docs` is read as text. */
export const isTextFile = (file: string): boolean => TEXT_FILE.test(file);

/** Reads and parses everything below `docs/` of a repository. */
export function readSite(root: string): ContentSite {
  const {files, problems: fileProblems} = readContentFiles(root);
  const problems: Problem[] = [...fileProblems];
  const pages: Page[] = [];
  const unread: UnreadPage[] = [];
  for (const file of files) {
    if (!TEXT_FILE.test(file.file)) continue;
    const decoded = decodeText(file);
    problems.push(...decoded.problems);
    if (!isDocument(file)) continue;
    const parsed = decoded.problems.length > 0 ? undefined : parsePage(file.file, decoded.text);
    problems.push(...(parsed?.problems ?? []));
    if (parsed?.page === undefined) unread.push(toUnreadPage(file));
    else pages.push(parsed.page);
  }
  return {root, files, pages, unread, foreignRoutes: listForeignRoutes(root), problems};
}

/**
 * A `_README.md` is for writers, and a README below `_samples` belongs to the project that is shown.
 */
const isDocument = ({file}: ContentFile): boolean =>
  /\.mdx?$/.test(file) && path.basename(file) !== '_README.md' && !file.includes('/_samples/');

/** What documents may link to and is no document: generated pages and React pages. */
function listForeignRoutes(root: string): Set<string> {
  const required = [...listRequiredRoutes(), ...listExtraRoutes()].map(
    (route) => route.replace(/^\/docs/, '') || '/',
  );
  return new Set([
    ...required.filter(
      (route) => !route.startsWith('/content') || route.startsWith('/content/category/'),
    ),
    ...listReactPages(root),
  ]);
}

/** Routes of `src/pages`, which must not be those of documents. */
export function listReactPages(root: string): string[] {
  const folder = path.join(root, 'src/pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(tsx|mdx?)$/.test(file) && !/(^|\/)_|\.test\./.test(file))
    .map((file) =>
      `/${file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1'),
    );
}
