import {execFileSync} from 'node:child_process';
import {lstatSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A folder directly below `_samples`: readers download it as one archive. */
export interface SampleProject {
  readonly name: string;
  readonly folder: string;
  /** What may be published: absolute paths, sorted. */
  readonly files: readonly string[];
  /** Files that a page lists and git does not track: nobody has reviewed them, so they are left out. */
  readonly untracked: readonly string[];
}

/** A fence, link or image of a page that names a file of a project. */
const REFERENCE = /(?<=[\s("'=])(?:\.{0,2}\/)*[\w./-]*_samples\/[^\s/)"'#]+\/[^\s)"'#]+/g;

/**
 * The projects of the documents. An archive holds only files that a page lists and that git tracks,
 * so that keys and notes beside a project are never published.
 * A tree without git (an unpacked archive of the sources) has only the list of the pages.
 */
export function listProjects(siteDir: string): readonly SampleProject[] {
  const docsDir = path.join(siteDir, 'docs');
  const entries = readdirSync(docsDir, {recursive: true, withFileTypes: true});
  const listed = new Set(
    entries
      .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
      .flatMap((entry) => listReferences(path.join(entry.parentPath, entry.name))),
  );
  const tracked = listTrackedFiles(docsDir);
  const projects = entries
    .filter((entry) => entry.isDirectory() && path.basename(entry.parentPath) === '_samples')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((folder) => toProject(folder, listed, tracked));
  rejectSharedNames(projects, siteDir);
  return projects;
}

function toProject(
  folder: string,
  listed: ReadonlySet<string>,
  tracked: ReadonlySet<string> | undefined,
): SampleProject {
  const files = [...listed]
    .filter((file) => file.startsWith(folder + path.sep) && isRegularFile(file))
    .sort();
  const isTracked = (file: string): boolean => tracked === undefined || tracked.has(file);
  return {
    name: path.basename(folder),
    folder,
    files: files.filter(isTracked),
    untracked: files.filter((file) => !isTracked(file)),
  };
}

/** A link may lead out of the project, so its target is not published. */
const isRegularFile = (file: string): boolean =>
  lstatSync(file, {throwIfNoEntry: false})?.isFile() === true;

const listReferences = (page: string): readonly string[] =>
  (readFileSync(page, 'utf8').match(REFERENCE) ?? []).map((reference) =>
    path.resolve(path.dirname(page), reference),
  );

/** Undefined for a tree that git does not know. */
function listTrackedFiles(docsDir: string): ReadonlySet<string> | undefined {
  try {
    const output = execFileSync('git', ['ls-files', '-z'], {
      cwd: docsDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const files = output.split('\0').filter((file) => file !== '');
    return files.length === 0 ? undefined : new Set(files.map((file) => path.join(docsDir, file)));
  } catch {
    return undefined;
  }
}

function rejectSharedNames(projects: readonly SampleProject[], siteDir: string): void {
  for (const [index, {name, folder}] of projects.entries()) {
    const other = projects.slice(0, index).find((project) => project.name === name);
    if (other === undefined) continue;
    const [first, second] = [other.folder, folder].map((dir) => path.relative(siteDir, dir));
    throw new Error(
      `sample projects: ${first} and ${second} both become ${name}.zip. Expected: a name for each. Fix: rename one folder.`,
    );
  }
}
