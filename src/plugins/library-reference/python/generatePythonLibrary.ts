import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'smol-toml';
import {describePage} from '../describePage';
import type {Library} from '../libraries';
import {toRepeated, writeFrontMatter} from '../pageHead';
import type {NavigationItem} from '../toSidebar';
import {collectPythonProblems} from './collectPythonProblems';
import {groups} from './kinds';
import {Links} from './Links';
import {PythonPackage} from './PythonPackage';
import {Reference, type PublicName} from './Reference';
import {toTable} from './toTable';
import {writeKind, writePage} from './writePage';

/** What the pages are made from, and where they go. */
interface Job {
  readonly library: Library;
  /** Folder with the sources of the package, tokens expanded. */
  readonly stage: string;
  /** Folder of the package below it. */
  readonly package: string;
  readonly out: string;
}

/**
 * Writes the pages of a Python library, without Python.
 *
 * @returns what is wrong, one line per problem with file and line
 */
export function generatePythonLibrary(job: Job): string[] {
  const {library, stage} = job;
  const source = new PythonPackage(
    path.join(stage, job.package),
    path.posix.join(library.folder, job.package),
  );
  try {
    const reference = new Reference(source);
    return [...collectPythonProblems(source, reference), ...writePages(job, reference)];
  } catch (error) {
    // What the parser cannot read has a line of its own.
    const {message} = error as Error;
    if (message.startsWith('- ')) return [message];
    throw error;
  }
}

function writePages({library, stage, out}: Job, reference: Reference): string[] {
  const problems: string[] = [];
  const descriptions = new Set<string>();
  for (const entry of reference.names) {
    const description = describeEntry(entry);
    if (descriptions.has(description)) problems.push(toRepeated(library, entry.name, description));
    descriptions.add(description);
    const contents = writePage(entry, reference);
    const head = writeFrontMatter({library, subject: entry, description, contents});
    const kind = `${writeKind(entry, reference)} · [${library.name}](../index.md)`;
    writePageFile(out, entry.page, `${head}\n# ${entry.name}\n\n${kind}\n\n${contents}\n`);
  }
  const {project} = parse(readFileSync(path.join(stage, 'pyproject.toml'), 'utf8')) as {
    project: {description: string};
  };
  const contents = `${readFileSync(path.join(stage, 'README.md'), 'utf8').trimEnd()}\n\n${writeLists(reference)}\n`;
  const head = writeFrontMatter({library, description: project.description, contents});
  writePageFile(out, 'index', `${head}\n${new Links(reference.names).toText(contents)}`);
  writeFileSync(path.join(out, 'navigation.json'), JSON.stringify(listNavigation(reference)));
  return problems;
}

function writePageFile(out: string, page: string, contents: string): void {
  const file = path.join(out, `${page}.md`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, contents);
}

/** Two clients have names in common, so a description says which one it is about. */
const describeEntry = ({doc}: PublicName): string =>
  describePage([{kind: 'text', text: doc.text.replaceAll('`', '')}], ' (Python)');

/** The public names by group, each with its first sentence. */
function writeLists(reference: Reference): string {
  const links = new Links(reference.names);
  return listGroups(reference)
    .map(({title, singular, names}) => {
      const rows = names.map(({name, page, doc}) => [
        `[${name}](${page}.md)`,
        links.toText(doc.text.split(/\n\s*\n/, 1)[0] ?? ''),
      ]);
      return `## ${title}\n\n${toTable([singular, 'Description'], rows)}`;
    })
    .join('\n\n');
}

const listNavigation = (reference: Reference): NavigationItem[] =>
  listGroups(reference).map(({title, names}) => ({
    title,
    children: names.map(({name, page}) => ({title: name, path: `${page}.md`})),
  }));

const listGroups = ({names}: Reference) =>
  groups
    .map((group) => ({...group, names: names.filter(({kind}) => group.kinds.includes(kind))}))
    .filter((group) => group.names.length > 0);
