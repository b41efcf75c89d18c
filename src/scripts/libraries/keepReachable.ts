import {readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';

const SPECIFIER = /\bfrom '(\.[^']+)\.js'|\bimport\(["'](\.[^"']+)\.js["']\)/g;

/**
 * Deletes the declarations of a folder that no entry leads to: what users cannot reach they need
 * not download.
 */
export async function keepReachable(dir: string, entries: readonly string[]): Promise<void> {
  const reachable = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (reachable.has(file)) return;
    reachable.add(file);
    const text = await readFile(file, 'utf8');
    for (const [, from, imported] of text.matchAll(SPECIFIER))
      await visit(path.resolve(path.dirname(file), `${from ?? imported}.d.ts`));
  };
  for (const entry of entries) await visit(path.join(dir, `${entry}.d.ts`));
  for (const name of await readdir(dir, {recursive: true})) {
    const file = path.join(dir, name);
    if (name.endsWith('.d.ts') && !reachable.has(file)) await rm(file);
  }
}
