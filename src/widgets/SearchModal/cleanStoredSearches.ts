import type {SearchHit} from '../../search/types';
import {kindLabels} from './kindLabels';

/**
 * Name of our list in the modal's storage: `__DOCSEARCH_RECENT_SEARCHES__portal` and
 * `__DOCSEARCH_FAVORITE_SEARCHES__portal`.
 */
export const STORAGE_NAME = 'portal';

const KEYS = ['RECENT', 'FAVORITE'].map((list) => `__DOCSEARCH_${list}_SEARCHES__${STORAGE_NAME}`);

/**
 * Removes stored searches that the modal could not render, because it trusts what it reads from
 * storage.
 *
 * @param base path that the site is published below; stored searches lead nowhere else
 */
export function cleanStoredSearches(base: string): void {
  try {
    for (const key of KEYS) {
      const stored = localStorage.getItem(key);
      if (stored !== null) {
        localStorage.setItem(
          key,
          JSON.stringify(readSearches(stored).filter((search) => isSearch(search, base))),
        );
      }
    }
  } catch {
    // Without storage there are no stored searches.
  }
}

function readSearches(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isSearch(value: unknown, base: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {objectID, url, portal} = value as {
    readonly objectID?: unknown;
    readonly url?: unknown;
    readonly portal?: Partial<SearchHit>;
  };
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    isWithin(url, base) &&
    typeof portal === 'object' &&
    portal !== null &&
    portal.url === url &&
    isHit(portal)
  );
}

/** An address that starts with the base can still leave it through two dots. */
const isWithin = (url: string, base: string): boolean =>
  url.startsWith(base) && new URL(url, 'https://site.example').pathname.startsWith(base);

const isHit = ({kind, path, snippet}: Partial<SearchHit>): boolean =>
  typeof kind === 'string' &&
  Object.hasOwn(kindLabels, kind) &&
  Array.isArray(path) &&
  path.every(isMarked) &&
  isMarked(snippet);

const isMarked = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (part) => Array.isArray(part) && typeof part[0] === 'string' && typeof part[1] === 'boolean',
  );
