import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * @param fix what to do without one. Default: to build it
 * @throws Error when the folder holds no built site
 */
export function requireBuiltSite(dir: string, fix = 'run `npm run build` first'): void {
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Error(`Folder \`${dir}\`: holds no built site. Fix: ${fix}.`);
}
