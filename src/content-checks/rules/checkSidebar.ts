import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {escapeRegexp, loadFreshModule} from '@docusaurus/utils';
import type {Problem} from '../problem';
import {checkScript} from '../samples/checkScript';
import type {ContentSite, Page, UnreadPage} from '../site';
import {toLine} from '../toLine';

const FILES = ['sidebars.ts', 'sidebars.js'];

/** The sidebar has every document once, and nothing else. */
export async function checkSidebar({root, pages, unread}: ContentSite): Promise<Problem[]> {
  const file = FILES.find((name) => existsSync(path.join(root, name)));
  if (file === undefined) return [];
  const source = readFileSync(path.join(root, file), 'utf8');
  let counts: ReadonlyMap<string, number>;
  try {
    counts = await countIds(path.join(root, file));
  } catch (error) {
    return explainFailure(file, source, error as Error);
  }
  const ids = toFilesById([...pages, ...unread]);
  const problems: Problem[] = [];
  for (const [id, count] of counts) {
    if (!ids.has(id)) {
      const hint = ids.size === 0 ? '' : ` Did you mean "${closest(id, [...ids.keys()])}"?`;
      problems.push({
        file,
        line: findLine(source, id, 1),
        message: `document "${id}" does not exist.${hint}`,
      });
    }
    if (count > 1) {
      problems.push({
        file,
        line: findLine(source, id, 2),
        message: `document "${id}" occurs ${count} times. Expected: once, since "previous" and "next" follow its place.`,
      });
    }
  }
  for (const [id, page] of ids) {
    if (!counts.has(id)) {
      problems.push({
        file: page,
        line: 1,
        message: `is in no sidebar, so no reader finds it. Fix: add "${id}" to ${file}.`,
      });
    }
  }
  return problems;
}

/** Why the sidebar cannot be loaded: its syntax, or what it throws. */
async function explainFailure(file: string, text: string, error: Error): Promise<Problem[]> {
  const problems = await checkScript({file, name: file, text});
  if (problems.length > 0) return problems;
  const [reason = ''] = ((error.cause as Error | undefined) ?? error).message.split('\n');
  return [{file, line: 1, message: `cannot be loaded: ${reason.replace(/\.?$/, '.')}`}];
}

/** The file of each document, by its id. */
const toFilesById = (pages: readonly (Page | UnreadPage)[]): ReadonlyMap<string, string> =>
  new Map(
    pages.flatMap(({file, route}) =>
      route === undefined ? [] : [[file.replace(/^docs\/|\.mdx?$/g, ''), file] as const],
    ),
  );

/** How often the sidebar of a file has each id. */
async function countIds(file: string): Promise<ReadonlyMap<string, number>> {
  const loaded = (await loadFreshModule(file)) as {readonly default?: unknown};
  const counts = new Map<string, number>();
  for (const id of listIds(loaded.default ?? loaded)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Ids of documents, in whatever way a sidebar can name them. */
function listIds(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(listIds);
  if (typeof node !== 'object' || node === null) return [];
  const {type, id, items, link, ...rest} = node as Readonly<Record<string, unknown>>;
  if (type === 'doc' || type === 'ref') return typeof id === 'string' ? [id] : [];
  if (type === 'category') {
    const ofLink =
      (link as {type?: string; id?: string} | undefined)?.type === 'doc'
        ? [(link as {id: string}).id]
        : [];
    return [...ofLink, ...listIds(items)];
  }
  return type === undefined ? Object.values(rest).flatMap(listIds) : [];
}

/** The line of the n-th time that a text is quoted; a template can make ids that occur nowhere. */
function findLine(source: string, id: string, n: number): number {
  const places = [...source.matchAll(new RegExp(`(['"\`])${escapeRegexp(id)}\\1`, 'g'))];
  const place = places[n - 1] ?? places[0];
  return place === undefined ? 1 : toLine(source, place.index);
}
