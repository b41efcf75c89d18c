import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {LibraryReferenceError} from './generateLibrary';
import {hashLibrary} from './hashLibrary';
import type {Library} from './libraries';
import {syncFolder} from './syncFolder';

const HASH_FILE = '.hash';

/**
 * Brings the pages of a library up to date; does nothing when nothing they are made from has
 * changed.
 *
 * @param library what to document
 * @param pagesDir folder of all libraries' pages; the pages go into a folder with the library's
 *   name
 * @param siteDir folder of the site
 * @returns whether pages were generated
 * @throws LibraryReferenceError when a link is broken or a public name is undocumented
 */
export async function writeLibraryPages(
  library: Library,
  pagesDir: string,
  siteDir: string,
): Promise<boolean> {
  const target = path.join(pagesDir, library.name);
  const hashFile = path.join(target, HASH_FILE);
  const hash = hashLibrary(library, siteDir);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return false;

  const fresh = mkdtempSync(path.join(tmpdir(), 'library-reference-'));
  try {
    await generateInProcess(library, fresh, siteDir);
    writeFileSync(path.join(fresh, HASH_FILE), hash);
    mkdirSync(target, {recursive: true});
    // While files are being replaced the folder is of no known state.
    rmSync(hashFile, {force: true});
    syncFolder(fresh, target);
  } finally {
    rmSync(fresh, {recursive: true, force: true});
  }
  return true;
}

async function generateInProcess(library: Library, out: string, siteDir: string): Promise<void> {
  const run = (program: string, ...parameters: string[]): Promise<unknown> =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', path.join(__dirname, program), ...parameters],
      {
        cwd: siteDir,
        // TypeDoc sorts by the language of the machine. In Turkish, "Virgin Islands" comes after
        // "Virginia".
        env: {...process.env, LC_ALL: 'en_US.UTF-8'},
      },
    );
  try {
    if (library.generatedFrom !== undefined) await run('../../scripts/libraries/prepare.ts');
    await run('generate.ts', JSON.stringify(library), out, siteDir);
  } catch (error) {
    throw new LibraryReferenceError(
      (error as {stderr: string}).stderr.trim() || (error as Error).message,
    );
  }
}
