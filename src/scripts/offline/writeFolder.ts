import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {FolderFiles} from './createOfflineFolder';

/** Unpacks a folder. */
export function writeFolder(files: FolderFiles, folder: string): void {
  const made = new Set<string>();
  for (const [file, bytes] of files) {
    const target = path.join(folder, file);
    const parent = path.dirname(target);
    if (!made.has(parent)) mkdirSync(parent, {recursive: true});
    made.add(parent);
    writeFileSync(target, bytes);
  }
}
