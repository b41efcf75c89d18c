import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {getGrammar} from '../../markdown/highlight/languages';
import {expandText} from '../expandText';
import {checkSampleFile} from '../samples/checkSampleFile';
import type {Problem} from '../problem';
import type {ContentSite, UnreadPage} from '../site';

const PICTURES = 'src/sandbox/samples/pictures';
const DRAWINGS = 'src/sandbox/samples/drawings';
/** Names of files that are checked by more than their language. */
const TITLE = /title="(compose[\w.]*\.ya?ml|Dockerfile|Caddyfile)"/;
const REFERENCE = /(?:^|\s)file=(\S+)/;

/**
 * Every sample file is shown by a page or belongs to a project that is, and is valid in its own
 * language.
 */
export async function checkSamples(site: ContentSite): Promise<Problem[]> {
  const shown = new Set(site.unread.flatMap(listReferences));
  return [
    ...(await checkFences(site, shown)),
    ...checkDownloads(site),
    ...(await checkSampleFiles(site, shown)),
  ];
}

/** The samples that a page names which cannot be read. */
const listReferences = ({file, source}: UnreadPage): string[] =>
  [...source.matchAll(new RegExp(REFERENCE, 'gm'))].map(([, reference = '']) =>
    path.posix.join(path.posix.dirname(file), reference),
  );

/** Extensions that name no language themselves. */
const LANGUAGES: Readonly<Record<string, string>> = {cjs: 'js', mjs: 'js', cts: 'ts', mts: 'ts'};

/** The language of a sample whose fence names another one. */
function findOtherLanguage(file: string, named: string): string | undefined {
  const extension = path.extname(file).slice(1);
  const language = LANGUAGES[extension] ?? extension;
  // Names of a language share its grammar; most other extensions are no names.
  const grammar = getGrammar(language);
  return grammar === undefined || grammar === getGrammar(named) ? undefined : language;
}

/** Checks inline code and that the files exist which fences name. Adds those to `shown`. */
async function checkFences({pages, files}: ContentSite, shown: Set<string>): Promise<Problem[]> {
  const known = new Set(files.map(({file}) => file));
  const problems: Problem[] = [];
  const inline: Promise<Problem[]>[] = [];
  for (const page of pages) {
    visit(page.tree, 'code', (node) => {
      const reference = REFERENCE.exec(node.meta ?? '')?.[1];
      const line = node.position?.start.line ?? 1;
      if (reference === undefined) {
        const sample = {file: page.file, name: toInlineName(node), text: node.value};
        inline.push(
          checkSampleFile(sample).then((found) =>
            found.map((problem) => ({...problem, line: problem.line + line})),
          ),
        );
        return;
      }
      const file = path.posix.join(path.posix.dirname(page.file), reference);
      shown.add(file);
      const language = findOtherLanguage(file, node.lang ?? '');
      if (language !== undefined) {
        problems.push({
          file: page.file,
          line,
          message: `the code fence is ${JSON.stringify(node.lang)}, and its sample ${JSON.stringify(reference)} is not. Expected: ${language}.`,
        });
      }
      if (!known.has(file)) {
        problems.push({
          file: page.file,
          line,
          message: `sample ${JSON.stringify(reference)} ${file.startsWith('docs/') ? `has no file. Expected: ${file}` : 'leads out of `docs`. Expected: a file in `_samples` beside the page'}.`,
        });
      }
    });
  }
  return [...problems, ...(await Promise.all(inline)).flat()];
}

/** A block is what its title says, where that is the name of a file with rules; else its language. */
function toInlineName({lang, meta}: {lang?: string | null; meta?: string | null}): string {
  const title = TITLE.exec(meta ?? '')?.[1];
  return `inline.${title ?? lang ?? ''}`;
}

async function checkSampleFiles(
  {files}: ContentSite,
  shown: ReadonlySet<string>,
): Promise<Problem[]> {
  const samples = files.filter(({file}) => file.includes('/_samples/'));
  const isUsed = (file: string): boolean =>
    shown.has(file) ||
    isPartOfShownProject(file, shown) ||
    samples.some(
      (other) =>
        other.file !== file && other.bytes.includes(path.basename(file, path.extname(file))),
    );
  const found = samples.map(async ({file, bytes}) => {
    const text = expandText(file, bytes.toString('utf8'));
    const problems =
      typeof text === 'string'
        ? await checkSampleFile({file, name: path.basename(file), text})
        : text;
    if (isUsed(file)) return problems;
    const message = 'no page shows this sample. Fix: show it, or remove it.';
    return [...problems, {file, line: 1, message}];
  });
  return (await Promise.all(found)).flat();
}

/** A project is a folder below `_samples`: one file of it that is shown speaks for the others. */
function isPartOfShownProject(file: string, shown: ReadonlySet<string>): boolean {
  const project = /^(.*\/_samples\/[^/]+\/)/.exec(file)?.[1];
  return project !== undefined && [...shown].some((other) => other.startsWith(project));
}

/**
 * `<SampleFile name>` and `<SamplePicture name>` offer a picture of the sandbox, or a project as
 * ZIP.
 */
function checkDownloads({root, pages, files}: ContentSite): Problem[] {
  const projects = files.map(({file}) => /\/_samples\/([^/]+)\//.exec(file)?.[1]);
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (
        (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') ||
        !/^Sample(File|Picture)$/.test(node.name ?? '')
      )
        return;
      const name = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
      )?.value;
      if (typeof name !== 'string') return;
      const report = (message: string): void =>
        void problems.push({file: page.file, line: node.position?.start.line ?? 1, message});
      const isProject = projects.includes(name.replace(/\.zip$/, ''));
      if (!isProject && !existsSync(path.join(root, PICTURES, name))) {
        report(
          `download ${JSON.stringify(name)} does not exist. Expected: a picture of ${PICTURES}, or <folder below _samples>.zip.`,
        );
        return;
      }
      const drawing = path.join(DRAWINGS, name.replace(/\.jpg$/, '.svg'));
      if (node.name === 'SamplePicture' && !existsSync(path.join(root, drawing))) {
        report(
          `picture ${JSON.stringify(name)} has no drawing to show, ${drawing}. Fix: add its scene to SHOWN_SCENES in src/scripts/drawing/drawings.ts, and run generate.mts beside it.`,
        );
      }
    });
    return problems;
  });
}
