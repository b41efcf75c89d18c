import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hosts} from '../../portal/product';

/** A page as the build writes it, for tests. */
export const createPage = (title: string, route: string, body: string, head = ''): string =>
  `<!doctype html><title>${title}</title><meta name="description" content="About ${title}"><link rel="canonical" href="${hosts.portal}${route}">${head}<main><h1>${title}</h1>${body}</main>`;

/** Files for tests: path and content; `undefined` leaves out a file that would be there. */
export type Files = Readonly<Record<string, string | undefined>>;

/** Writes files into a new folder and returns its path. */
export function createFolder(files: Files): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), content);
  }
  return dir;
}

/**
 * A sound built site of a home page, one page more, a picture and a style sheet, with files added
 * or changed.
 */
export function createBuiltSite({
  home = '',
  head = '',
  other = '<p id="here">x</p>',
  files = {},
}: {home?: string; head?: string; other?: string; files?: Files} = {}): string {
  return createFolder({
    'index.html': createPage('Home', '/docs', `<a href="/docs/content/faq">FAQ</a>${home}`, head),
    'content/faq/index.html': createPage('FAQ', '/docs/content/faq', other),
    'picture.png': '',
    'assets/css/styles.css': 'a{background:url("../../picture.png")}',
    'sitemap.xml': `<urlset><url><loc>${hosts.portal}/docs</loc></url><url><loc>${hosts.portal}/docs/content/faq</loc></url></urlset>`,
    ...files,
  });
}
