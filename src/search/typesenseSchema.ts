import type {CollectionFieldSchema} from 'typesense/lib/Typesense/Collection';

/** Locale of all text fields; a synonym applies only to fields of the same locale. */
export const LOCALE = 'en';
const LEVELS = [0, 1, 2, 3, 4, 5, 6];

/**
 * Fields of the collection: those of the Typesense DocSearch scraper, so that a stock DocSearch can
 * read them, and five more.
 */
export const fields: CollectionFieldSchema[] = [
  {name: 'anchor', type: 'string', optional: true},
  {name: 'content', type: 'string', optional: true, locale: LOCALE},
  {name: 'url', type: 'string', facet: true},
  {name: 'url_without_anchor', type: 'string', facet: true, optional: true},
  {name: 'version', type: 'string[]', facet: true, optional: true},
  ...LEVELS.map((level): CollectionFieldSchema => ({
    name: `hierarchy.lvl${level}`,
    type: 'string',
    facet: true,
    optional: true,
    locale: LOCALE,
  })),
  {name: 'type', type: 'string', facet: true, optional: true, locale: LOCALE},
  {name: '.*_tag', type: 'string', facet: true, optional: true, locale: LOCALE},
  {name: 'language', type: 'string', facet: true, optional: true},
  {name: 'item_priority', type: 'int64'},
  {name: 'title', type: 'string', optional: true, locale: LOCALE},
  {name: 'identifiers', type: 'string', optional: true, locale: LOCALE},
  {name: 'asked', type: 'string', optional: true, locale: LOCALE},
  {name: 'kind', type: 'string', facet: true, optional: true},
  {name: 'group', type: 'string', facet: true, optional: true},
];

/** Characters that separate words, so that parts of identifiers are found. */
export const separators = ['_', '-', '.', '/', '{', '}', '(', ')', ':', '#', '@'];
