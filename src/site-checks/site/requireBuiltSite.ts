import {existsSync} from 'node:fs';
import path from 'node:path';

/** @throws Error when the folder holds no built site */
export function requireBuiltSite(dir: string): void {
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Error(`Folder \`${dir}\`: holds no built site. Fix: run \`npm run build\` first.`);
}
