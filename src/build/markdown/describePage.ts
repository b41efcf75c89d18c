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

/** Version of the specification whose page this is, as the file beside the page says it. */
export function readSpecVersion(outDir: string, below: string): string {
  const {info} = JSON.parse(readFileSync(path.join(outDir, `${below}.json`), 'utf8')) as {
    info: {version: string};
  };
  return info.version;
}

/** Front matter as text. */
export const toFrontMatter = (facts: MarkdownFacts & ReleaseFacts): string =>
  `---\n${stringify(facts, {lineWidth: 0})}---\n\n`;
