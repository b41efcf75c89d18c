import type {Root} from 'mdast';
import type {Problem} from './problem';

/** A file below `docs/` as found on the disk. */
export interface ContentFile {
  /** Path from the top of the repository, with `/`. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** A document: a page of the site, or a partial. */
export interface Page {
  readonly file: string;
  /** As written, with its `%%tokens%%`. */
  readonly source: string;
  /** With tokens expanded: what Docusaurus parses. Lines are the same as in `source`. */
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Line of each front matter key. */
  readonly keyLines: ReadonlyMap<string, number>;
  readonly tree: Root;
  /** Path below `/docs`, such as `/content/faq`; undefined for partials. */
  readonly route: string | undefined;
  readonly headings: readonly Heading[];
}

/** A document that cannot be read: it is there, and what it shows and links to is unknown. */
export interface UnreadPage {
  readonly file: string;
  /** The letters that can be made out, enough to find names of files. */
  readonly source: string;
  readonly route: string | undefined;
}

export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
  /** The id is in the source, so it survives a new wording. */
  readonly explicit: boolean;
  readonly line: number;
}

/** Everything that the rules look at. */
export interface ContentSite {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly files: readonly ContentFile[];
  readonly pages: readonly Page[];
  /** Nothing may be reported as missing that one of them has, shows or links to. */
  readonly unread: readonly UnreadPage[];
  /** Routes that other parts of the portal serve: `/api/vehicle`, `/search`. */
  readonly foreignRoutes: ReadonlySet<string>;
  /** Problems found while reading: encodings, links on the disk, syntax. */
  readonly problems: readonly Problem[];
}

/** A rule looks at the whole site and names what is wrong. */
export type Rule = (site: ContentSite) => Problem[] | Promise<Problem[]>;
