import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {root} from './libraries';

/**
 * Stages a package below `.generated/packages/`, unless one is there that was made from the same.
 *
 * @param name what its folder is called, before a hash
 * @param inputs everything that its files are made from, as JSON
 * @param fill writes its files into an empty folder
 * @returns its folder
 */
export async function stageOnce(
  name: string,
  inputs: unknown,
  fill: (draft: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
  const dir = path.join(root, '.generated/packages', `${name}-${hash}`);
  if (existsSync(dir)) return dir;
  // Written into another folder and renamed, so that tests that run at the same time never see half
  // a package.
  const draft = `${dir}.${randomUUID()}`;
  try {
    await mkdir(draft, {recursive: true});
    await fill(draft);
    await rename(draft, dir).catch((error: Error) => {
      // Another process may have been quicker.
      if (!existsSync(dir)) throw error;
    });
  } finally {
    await rm(draft, {recursive: true, force: true});
  }
  return dir;
}
