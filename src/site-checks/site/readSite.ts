import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hosts} from '../../portal/product';
import {readPage, type SitePage} from './readPage';

/** A built site as the rules see it. */
export interface Site {
  /** Scheme and authority that it is published under. */
  readonly origin: string;
  readonly pages: readonly SitePage[];
  readonly byRoute: ReadonlyMap<string, SitePage>;
  /** Every file, as an address below the origin. */
  readonly files: ReadonlySet<string>;
  /** Texts of files that are no pages and refer to others: style sheets, manifests, the sitemap. */
  readonly texts: ReadonlyMap<string, string>;
  /** Texts that readers and tools download: Markdown, specifications, collections, search records. */
  readonly downloads: ReadonlyMap<string, string>;
}

/** Folder of a built site with what `npm run preview` adds, which is not part of the site. */
export const PREVIEW_FOLDER = 'preview';

/** Reads all pages of a built site. */
export function readSite(dir: string, base = '/docs'): Site {
  const files = readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) => !file.startsWith(`${PREVIEW_FOLDER}/`))
    .sort();
  const read = (file: string): string => readFileSync(path.join(dir, file), 'utf8');
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, read(file), base));
  return {
    origin: hosts.portal,
    pages,
    byRoute: new Map(pages.map((page) => [page.route, page])),
    files: new Set(files.map((file) => `${base}/${file}`)),
    texts: new Map(
      files
        .filter((file) => /\.(css|webmanifest|xml)$|(^|\/)manifest\.json$/.test(file))
        .map((file) => [file, read(file)]),
    ),
    downloads: new Map(
      files
        .filter((file) => /\.(md|txt|json|jsonl|yaml)$/.test(file) && !file.includes('notices'))
        .map((file) => [file, read(file)]),
    ),
  };
}
