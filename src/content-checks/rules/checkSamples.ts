import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {expandTokens} from '../../markdown/expandTokens';
import {checkSampleFile} from '../samples/checkSampleFile';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

const PICTURES = 'src/sandbox/samples/pictures';
const REFERENCE = /(?:^|\s)file=(\S+)/;

/** Every sample file is shown by a page or belongs to a project that is, and is valid in its own language. */
export function checkSamples(site: ContentSite): Problem[] {
  const {pages, files} = site;
  const samples = files.filter(({file}) => file.includes('/_samples/'));
  const known = new Set(files.map(({file}) => file));
  const shown = new Set<string>();
  const problems: Problem[] = [];
  for (const page of pages) {
    visit(page.tree, 'code', (node) => {
      const reference = REFERENCE.exec(node.meta ?? '')?.[1];
      const line = node.position?.start.line ?? 1;
      if (reference === undefined) {
        problems.push(
          ...checkSampleFile({
            file: page.file,
            name: `inline.${node.lang ?? ''}`,
            text: node.value,
          }).map((problem) => ({...problem, line: problem.line + line})),
        );
        return;
      }
      const file = path.posix.join(path.posix.dirname(page.file), reference);
      shown.add(file);
      if (!known.has(file)) {
        problems.push({
          file: page.file,
          line,
          message: `sample ${JSON.stringify(reference)} has no file. Expected: ${file}.`,
        });
      }
    });
  }
  problems.push(...checkDownloads(site));
  for (const {file, bytes} of samples) {
    const text = bytes.toString('utf8');
    problems.push(
      ...checkSampleFile({file, name: path.basename(file), text: expandTokens(text, {file})}),
    );
    if (
      !shown.has(file) &&
      !isPartOfShownProject(file, shown) &&
      !pages.some(({source}) => source.includes(path.basename(file))) &&
      !samples.some(
        (other) =>
          other.file !== file && other.bytes.includes(path.basename(file, path.extname(file))),
      )
    ) {
      problems.push({
        file,
        line: 1,
        message: 'no page shows this sample. Fix: show it, or remove it.',
      });
    }
  }
  return problems;
}

/** A project is a folder below `_samples`: one file of it that is shown speaks for the others. */
function isPartOfShownProject(file: string, shown: ReadonlySet<string>): boolean {
  const project = /^(.*\/_samples\/[^/]+\/)/.exec(file)?.[1];
  return project !== undefined && [...shown].some((other) => other.startsWith(project));
}

/** `<SampleFile name>` and `<SamplePicture name>` offer a picture of the sandbox, or a project as ZIP. */
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
      if (
        typeof name !== 'string' ||
        projects.includes(name.replace(/\.zip$/, '')) ||
        existsSync(path.join(root, PICTURES, name))
      )
        return;
      problems.push({
        file: page.file,
        line: node.position?.start.line ?? 1,
        message: `download ${JSON.stringify(name)} does not exist. Expected: a picture of ${PICTURES}, or <folder below _samples>.zip.`,
      });
    });
    return problems;
  });
}
