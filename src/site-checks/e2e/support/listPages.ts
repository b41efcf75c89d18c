import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {coverPages} from '../../site/coverPages';

const LIBRARIES = 'lib/';

/**
 * Files of the pages that are worth opening: all that people write, and of those that a generator
 * writes from the libraries' sources, enough to show every kind of element that any of them has.
 * What each page refers to is checked in all of them (`npm run check:site`).
 *
 * @param folder of a built site
 */
export function listPages(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));
  const generated = files.filter((file) => file.startsWith(LIBRARIES));
  const chosen = coverPages(
    new Map(generated.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])),
  );
  return [...files.filter((file) => !file.startsWith(LIBRARIES)), ...chosen];
}
