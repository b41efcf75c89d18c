import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Every file below a path, sorted; the path itself when it is a file; nothing when it does not
 * exist.
 */
export function listFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  if (statSync(root).isFile()) return [root];
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
