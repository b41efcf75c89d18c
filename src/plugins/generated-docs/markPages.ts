import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeIfChanged} from '../files/writeIfChanged';
import {listFiles} from '../files/listFiles';

/** Front matter and title: all that a docs plugin itself takes from a page that has a description. */
const HEAD = /^---\n[\s\S]*?\n---\n(?:\s*# .*\n)?/;

/** The only file that the docs plugin of generated pages watches. */
export const toMarkFile = (siteDir: string, id: string): string =>
  path.join(siteDir, `.generated/${id}.hash`);

/**
 * Tells the docs plugin of generated pages when their list, their heads or the sidebar have changed.
 * It would otherwise read all pages for each file that is written, and the bundler finds changed
 * texts by itself.
 *
 * @param siteDir folder of the site
 * @param id folder of the pages below `.generated`
 */
export function markPages(siteDir: string, id: string): void {
  const folder = path.join(siteDir, '.generated', id);
  const hash = createHash('sha256').update(readFileSync(`${folder}-sidebar.json`));
  for (const file of listFiles(folder).filter((name) => /\.mdx?$/.test(name))) {
    const [head = ''] = HEAD.exec(readFileSync(file, 'utf8')) ?? [];
    hash.update(`\0${path.relative(folder, file)}\0${head}`);
  }
  writeIfChanged(toMarkFile(siteDir, id), hash.digest('hex'));
}
