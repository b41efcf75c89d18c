import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from './listFiles';

/**
 * Makes a folder equal to another one, touching only what differs: watchers then see real changes
 * only.
 *
 * @param from folder with the wanted files
 * @param to folder to change, made when missing
 */
export function syncFolder(from: string, to: string): void {
  const wanted = new Set(listFiles(from).map((file) => path.relative(from, file)));
  for (const file of listFiles(to)) if (!wanted.has(path.relative(to, file))) rmSync(file);
  for (const file of wanted) {
    const contents = readFileSync(path.join(from, file));
    const target = path.join(to, file);
    if (existsSync(target) && readFileSync(target).equals(contents)) continue;
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, contents);
  }
}
