import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {GenerationRequest} from './generateLibraries';
import {generateInProcess} from './generateInProcess';
import {hashLibrary} from './hashLibrary';
import type {Library} from './libraries';
import {syncFolder} from '../files/syncFolder';

const HASH_FILE = '.hash';

interface Options {
  /** Folder of all libraries' pages; those of each library go into a folder with its name. */
  readonly pagesDir: string;
  /** Folder of the site. */
  readonly siteDir: string;
  /** Default: in a process for all libraries. */
  readonly generate?: (request: GenerationRequest) => Promise<void>;
}

/**
 * Brings the pages of libraries up to date; does nothing for a library when nothing that its pages
 * are made from has changed.
 *
 * @param libraries what to document
 * @returns the names of the libraries whose pages were generated
 * @throws LibraryReferenceError when a link is broken or a public name is undocumented
 */
export async function writeLibraryPages(
  libraries: readonly Library[],
  {pagesDir, siteDir, generate = generateInProcess}: Options,
): Promise<string[]> {
  const changed = libraries
    .map((library) => ({
      library,
      hash: hashLibrary(library, siteDir),
      target: path.join(pagesDir, library.name),
    }))
    .filter(({hash, target}) => readHash(target) !== hash);
  if (changed.length === 0) return [];

  const fresh = mkdtempSync(path.join(tmpdir(), 'library-reference-'));
  const toOut = ({name}: Library): string => path.join(fresh, name);
  try {
    const jobs = changed.map(({library}) => ({library, out: toOut(library)}));
    for (const {out} of jobs) mkdirSync(out);
    const preparer = path.join(__dirname, '../../scripts/libraries/generateLibrarySources.ts');
    await generate({jobs, siteDir, preparer});
    for (const {library, hash, target} of changed) {
      writeFileSync(path.join(toOut(library), HASH_FILE), hash);
      mkdirSync(target, {recursive: true});
      // While files are being replaced the folder is of no known state.
      rmSync(path.join(target, HASH_FILE), {force: true});
      syncFolder(toOut(library), target);
    }
  } finally {
    rmSync(fresh, {recursive: true, force: true});
  }
  return changed.map(({library}) => library.name);
}

function readHash(target: string): string | undefined {
  const file = path.join(target, HASH_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
