import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {hashSources} from '../../../build/cache/hashSources';
import {tokensWithLimits} from '../../../markdown/tokensWithLimits';
import {generateSandboxContract} from '../../../sandbox/build/generateContract';
import {listFiles} from '../../files/listFiles';

/** What packages are made from besides the folders of `hashSources`. */
const INPUTS = [
  'lib-src',
  'api-specs',
  'src/scripts/libraries',
  'src/sandbox',
  'src/errors',
  'src/webhooks',
  'src/mcp',
  'LICENSE',
];

/**
 * Packs the libraries and the sandbox into a folder; does nothing when nothing that they are made
 * from has changed. It runs in its own process, as they are built by ES modules. The development
 * server keeps the packages that are there: packing would delay each start after an edit.
 *
 * @throws Error with what the program said
 */
export async function writePackages(siteDir: string, into: string): Promise<void> {
  if (process.env.NODE_ENV === 'development' && existsSync(into)) return;
  const mark = path.join(siteDir, '.generated/downloads.hash');
  const hash = hashInputs(siteDir);
  if (existsSync(into) && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  // Otherwise both processes would compile the contract: seconds and a gigabyte for a large one.
  await generateSandboxContract();
  await pack(siteDir, into);
  mkdirSync(path.dirname(mark), {recursive: true});
  writeFileSync(mark, hash);
}

async function pack(siteDir: string, into: string): Promise<void> {
  const packing = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, '../../../scripts/libraries/pack.ts'), '--out', into],
    {cwd: siteDir},
  );
  // A build that fails meanwhile leaves nothing running that would write into the next one's folder.
  const stop = (): void => void packing.child.kill();
  process.once('exit', stop);
  try {
    await packing;
  } catch (error) {
    const {stderr, message} = error as {readonly stderr: string; readonly message: string};
    throw new Error(stderr.trim() || message);
  } finally {
    process.off('exit', stop);
  }
}

/** A hash of all that the packages are made from. */
export function hashInputs(siteDir: string): string {
  const hash = createHash('sha256')
    .update(hashSources(siteDir))
    .update(JSON.stringify(tokensWithLimits));
  for (const file of INPUTS.flatMap((input) => listFiles(path.join(siteDir, input))).filter(
    isPacked,
  ))
    hash.update(`\0${path.relative(siteDir, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * A test changes no package. What is generated, by packing at the latest, follows from the rest:
 * with it, the second build of a fresh clone would pack again.
 */
const isPacked = (file: string): boolean =>
  !/\.test\.ts$|[\\/](node_modules|test|consumers|generated)[\\/]/.test(file);
