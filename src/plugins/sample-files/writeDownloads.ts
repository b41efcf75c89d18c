import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import {expandTokens} from '../../markdown/expandTokens';

const PICTURE = /\.(?:jpe?g|png|svg)$/;
/** Earliest date that ZIP can hold: the same sources give the same bytes. */
const ZIP_DATE = new Date(1980, 0, 1);

/** Copies the sandbox's pictures and packs each project below a `_samples` folder into one ZIP. */
export function writeDownloads(siteDir: string, outDir: string): void {
  rmSync(outDir, {recursive: true, force: true});
  mkdirSync(outDir, {recursive: true});
  const samples = path.join(siteDir, 'src/sandbox/samples');
  copyPictures(path.join(samples, 'pictures'), outDir);
  for (const kind of ['thumbnails', 'drawings'])
    copyPictures(path.join(samples, kind), path.join(outDir, kind));
  for (const project of findProjects(path.join(siteDir, 'docs')))
    writeFileSync(path.join(outDir, `${path.basename(project)}.zip`), zipProject(project));
}

function copyPictures(from: string, to: string): void {
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    if (!PICTURE.test(name)) continue;
    mkdirSync(to, {recursive: true});
    copyFileSync(path.join(from, name), path.join(to, name));
  }
}

/** A project is a folder directly below `_samples`. */
function findProjects(docsDir: string): string[] {
  return readdirSync(docsDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isDirectory() && path.basename(entry.parentPath) === '_samples')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function zipProject(folder: string): Uint8Array {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const files = entries.map((file) => [
    path.join(path.basename(folder), path.relative(folder, file)),
    new TextEncoder().encode(
      expandTokens(readFileSync(file, 'utf8'), {file: path.relative('.', file)}),
    ),
  ]);
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, {mtime: ZIP_DATE});
}
