import type {Plugin, Props} from '@docusaurus/types';
import type {DefaultTreeAdapterTypes} from 'parse5';

/** A page of the built site. */
export interface BuiltPage {
  /** Path below the folder of the site, such as `content/faq/index.html`. */
  readonly file: string;
  /** Path below the origin, such as `/docs/content/faq`; the not-found page has none. */
  readonly route: string | undefined;
  /** The page as a browser reads it. */
  readonly document: DefaultTreeAdapterTypes.Document;
}

/** Changes the HTML of a page. */
export type PageMender = (html: string, page: Omit<BuiltPage, 'document'>) => string;

/** Looks at every built page, by route, and then does something with what it has seen. */
export interface PageReader {
  read(page: BuiltPage): void;
  finish(): void;
}

/** A plugin that has to do with built pages. A page is changed by all of them before any of them reads it. */
export interface PagePlugin extends Plugin {
  mendPages?(site: Props): PageMender;
  readPages?(site: Props): PageReader;
}
