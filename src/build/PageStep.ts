import type {Props} from '@docusaurus/types';
import type {Root} from 'hast';
import type {Article} from './readArticle';

/** A built site. */
export type BuiltSite = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>;

/** The file of a page in the built site. */
export interface PageFile {
  /** Path below the folder of the site, such as `content/faq/index.html`. */
  readonly file: string;
  /** Path below the origin, such as `/docs/content/faq`; the not-found page has none. */
  readonly route: string | undefined;
}

/** A page after all transforms. */
export interface BuiltPage extends PageFile {
  readonly html: string;
}

/** A built page as readers see it. */
interface ParsedPage extends PageFile {
  /** The page as a browser parses it, without the menus around its text (`dropMenus`). */
  readonly document: Root;
  /** What the page says; the not-found page and redirects may say nothing. */
  readonly article: Article | undefined;
}

/** Changes the HTML of a page; the same page gives the same, since it may be asked twice. */
export interface PageTransform {
  /** Changes all before `</head>`, and a page without one as a whole. */
  changeHead?(head: string, page: PageFile): string;
  changeBody?(body: string, page: PageFile): string;
}

/** Reads every built page, ordered by route, and then acts on what it has read. */
export interface PageReader<Result = unknown> {
  /**
   * Reads a page. The result is JSON that follows from the page alone: it is kept between builds,
   * and a page that has not changed is not read again.
   */
  read?(page: ParsedPage): Result;
  /** Takes what was read from each page, whether now or by an earlier build. */
  collect(result: Result, page: BuiltPage): void;
  finish(): void;
  /** A transform that needs to know all pages. It runs after all readers. */
  getTransform?(): PageTransform | undefined;
}

/** What happens to the pages of a site, in order. */
export interface PageSteps {
  readonly transforms: readonly PageTransform[];
  readonly readers: readonly PageReader[];
}
