import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {tokensWithLimits} from '../markdown/tokensWithLimits';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Tells whether what was made from the contract is still right, without reading the contract.
 *
 * @param makers files and folders of the code that makes it, besides this folder
 * @returns a hash of the specifications, of the tokens in them and of the code
 */
export function hashContract(...makers: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(tokensWithLimits));
  const inputs = ['api-specs', 'src/contract', 'package-lock.json']
    .map((name) => path.join(ROOT, name))
    .concat(makers);
  for (const file of inputs.flatMap(listFiles))
    hash.update(`\0${path.relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(root: string): string[] {
  if (statSync(root).isFile()) return [root];
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter(
      (entry) =>
        entry.isFile() &&
        !/\.test\.tsx?$/.test(entry.name) &&
        !/(^|[\\/])fixtures\b/.test(path.relative(root, entry.parentPath)),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
