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

/** A page after all transforms, as readers get it. */
interface BuiltPage extends PageFile {
  readonly html: string;
  /** The page as a browser parses it. */
  readonly document: Root;
  /** What the page says; the not-found page and redirects may say nothing. */
  readonly article: Article | undefined;
}

/** Changes the HTML of a page. */
export type PageTransform = (html: string, page: PageFile) => string;

/** Reads every built page, ordered by route, and then acts on what it has read. */
export interface PageReader {
  read(page: BuiltPage): void;
  finish(): void;
  /** A transform that needs to know all pages. It runs after all readers. */
  getTransform?(): PageTransform | undefined;
}

/** What happens to the pages of a site, in order. */
export interface PageSteps {
  readonly transforms: readonly PageTransform[];
  readonly readers: readonly PageReader[];
}
