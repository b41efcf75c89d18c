import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The folders of `src` that steps of built pages may import from; a test compares the layers. */
export const STEP_FOLDERS: readonly string[] = [
  'build',
  'portal',
  'data',
  'markdown',
  'contract',
  'sandbox',
  'search',
];

/** A hash of the program: of everything in the repository that steps of built pages consist of. */
export function hashSources(siteDir: string): string {
  const src = path.join(siteDir, 'src');
  const sources = STEP_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(src, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:tsx?|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(src, folder, file)),
  );
  const hash = createHash('sha256').update(process.version);
  for (const file of [...sources, path.join(siteDir, 'package-lock.json')].sort())
    hash.update(`\0${path.relative(siteDir, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
