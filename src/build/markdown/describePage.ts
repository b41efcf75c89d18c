import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';

/** What a Markdown file says about itself, in the order in which readers want it. */
export interface MarkdownFacts {
  readonly title: string;
  readonly description?: string;
  /** The page for people, to cite. */
  readonly canonical: string;
  /** Markdown file that lists this part, when a page is cut. */
  readonly part_of?: string;
  readonly kind: PageKind;
}

/** What a file says that does not follow from the page. */
interface ReleaseFacts {
  /** Version of the specification that an API page documents. */
  readonly spec_version?: string;
  readonly date: string;
}

export type PageKind = 'api' | 'category' | 'document' | 'home' | 'library';

const KINDS: readonly (readonly [prefix: RegExp, kind: PageKind])[] = [
  [/^$/, 'home'],
  [/^api\//, 'api'],
  [/^lib(\/|$)/, 'library'],
  [/^content\/category\//, 'category'],
];

/** What a page is, by its route below the base. */
export const toPageKind = (below: string): PageKind =>
  KINDS.find(([prefix]) => prefix.test(below))?.[1] ?? 'document';

/** Versions by the file that they were read from. */
const versions = new Map<string, string>();

/**
 * Version of the specification whose page this is, as its published file says it. A large one has
 * several pages: `api/vehicle`, `api/vehicle/hooks`.
 */
export function readSpecVersion(outDir: string, below: string): string {
  const file = path.join(outDir, `${below.split('/').slice(0, 2).join('/')}.json`);
  const known = versions.get(file);
  if (known !== undefined) return known;
  const {info} = JSON.parse(readFileSync(file, 'utf8')) as {info: {version: string}};
  versions.set(file, info.version);
  return info.version;
}

/** Front matter as text, which is the same in YAML 1.1: there a date needs quotes to be a text. */
export const toFrontMatter = (facts: MarkdownFacts & ReleaseFacts): string =>
  `---\n${stringify(facts, {lineWidth: 0, compat: 'yaml-1.1'})}---\n\n`;
