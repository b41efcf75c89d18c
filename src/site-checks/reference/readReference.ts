import {readFileSync} from 'node:fs';
import {findAll, getAttribute, parsePage, toRawText} from '../../build/html';

/** What a reference page holds, as a browser without script reads it. */
export interface ReferencePage {
  readonly html: string;
  readonly ids: readonly string[];
  /** Targets of links within the page. */
  readonly anchors: readonly string[];
  /** Texts of code elements. */
  readonly codes: ReadonlySet<string>;
  /** Names of marked items by kind, with their id. */
  readonly items: readonly {readonly kind: string; readonly name: string; readonly id: string}[];
  readonly stylesheets: readonly string[];
}

/** Reads a built page. */
export function readReference(file: string): ReferencePage {
  const html = readFileSync(file, 'utf8');
  const elements = findAll(parsePage(html));
  return {
    html,
    ids: elements.flatMap((element) => getAttribute(element, 'id') ?? []),
    anchors: elements.flatMap((element) =>
      element.tagName === 'a' && getAttribute(element, 'href')?.startsWith('#') === true
        ? decodeURIComponent((getAttribute(element, 'href') ?? '').slice(1))
        : [],
    ),
    codes: new Set(
      elements
        .filter(({tagName}) => tagName === 'code')
        .map((code) => toRawText(code).replace(/\s+/g, ' ')),
    ),
    items: elements.flatMap((element) => {
      const kind = getAttribute(element, 'data-search-kind');
      return kind === undefined
        ? []
        : [
            {
              kind,
              name: getAttribute(element, 'data-search-name') ?? '',
              id: getAttribute(element, 'id') ?? '',
            },
          ];
    }),
    stylesheets: elements.flatMap((element) =>
      getAttribute(element, 'rel') === 'stylesheet' ? (getAttribute(element, 'href') ?? []) : [],
    ),
  };
}
