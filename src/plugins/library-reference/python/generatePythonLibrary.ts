import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'smol-toml';
import {describePage} from '../describePage';
import type {Library} from '../libraries';
import {writeFrontMatter} from '../pageHead';
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
    writePages(job, reference);
    return collectPythonProblems(source, reference);
  } catch (error) {
    // What the parser cannot read has a line of its own.
    const {message} = error as Error;
    if (message.startsWith('- ')) return [message];
    throw error;
  }
}

function writePages({library, stage, out}: Job, reference: Reference): void {
  for (const entry of reference.names) {
    const description = describeEntry(entry, reference);
    const contents = writePage(entry, reference);
    const head = writeFrontMatter({library, subject: entry, description, contents});
    const kind = `${writeKind(entry, reference)} · [${library.name}](../index.md)`;
    writePageFile(out, entry.page, `${head}\n# ${entry.name} (Python)\n\n${kind}\n\n${contents}\n`);
  }
  const {project} = parse(readFileSync(path.join(stage, 'pyproject.toml'), 'utf8')) as {
    project: {description: string};
  };
  const contents = `${readFileSync(path.join(stage, 'README.md'), 'utf8').trimEnd()}\n\n${writeLists(reference)}\n`;
  const description = describeText(project.description);
  const head = writeFrontMatter({library, description, contents});
  writePageFile(out, 'index', `${head}\n${new Links(reference.names).toText(contents)}`);
  writeFileSync(path.join(out, 'navigation.json'), JSON.stringify(listNavigation(reference)));
}

function writePageFile(out: string, page: string, contents: string): void {
  const file = path.join(out, `${page}.md`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, contents);
}

/** Two clients have names in common, so titles and descriptions say which one a page is about. */
const describeText = (text: string): string =>
  describePage([{kind: 'text', text: text.replaceAll('`', '')}], ' (Python)');

/** The first sentence; where two names have it in common, it begins with the name. */
function describeEntry({name, doc}: PublicName, {names}: Reference): string {
  const description = describeText(doc.text);
  const isShared = names.some(
    (other) => other.name !== name && describeText(other.doc.text) === description,
  );
  return isShared ? describeText(`${name}: ${doc.text}`) : description;
}

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
