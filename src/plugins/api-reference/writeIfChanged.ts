import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file unless it holds this text already, so that watchers see only what has changed. */
export function writeIfChanged(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(file), {recursive: true});
  }
  writeFileSync(file, text);
}
