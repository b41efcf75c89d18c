import {isUtf8} from 'node:buffer';
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
import {toZip} from '../../build/archive/toZip';
import {expandTokens} from '../../markdown/expandTokens';
import {listProjects, type SampleProject} from './listProjects';

const PICTURE = /\.(?:jpe?g|png|svg)$/;

/**
 * Copies the sandbox's pictures and packs each project below a `_samples` folder into one ZIP.
 * Returns what was left out, a sentence each.
 */
export function writeDownloads(siteDir: string, outDir: string): readonly string[] {
  rmSync(outDir, {recursive: true, force: true});
  mkdirSync(outDir, {recursive: true});
  const samples = path.join(siteDir, 'src/sandbox/samples');
  copyPictures(path.join(samples, 'pictures'), outDir);
  for (const kind of ['thumbnails', 'drawings'])
    copyPictures(path.join(samples, kind), path.join(outDir, kind));
  const projects = listProjects(siteDir);
  for (const project of projects.filter(({files}) => files.length > 0))
    writeFileSync(path.join(outDir, `${project.name}.zip`), zipProject(project));
  return projects.flatMap(({name, untracked}) =>
    untracked.map(
      (file) =>
        `${path.relative(siteDir, file)}: is not in ${name}.zip, because git does not track it. Fix: \`git add\` it.`,
    ),
  );
}

function copyPictures(from: string, to: string): void {
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    if (!PICTURE.test(name)) continue;
    mkdirSync(to, {recursive: true});
    copyFileSync(path.join(from, name), path.join(to, name));
  }
}

function zipProject({folder, files}: SampleProject): Uint8Array {
  const entries = files.map((file) => [
    path.join(path.basename(folder), path.relative(folder, file)),
    readProjectFile(file),
  ]);
  return toZip(Object.fromEntries(entries) as Record<string, Uint8Array>);
}

/** Text with its tokens expanded; anything else byte for byte. */
function readProjectFile(file: string): Uint8Array {
  const bytes = readFileSync(file);
  if (bytes.includes(0) || !isUtf8(bytes)) return bytes;
  return new TextEncoder().encode(
    expandTokens(bytes.toString('utf8'), {file: path.relative('.', file)}),
  );
}
