/** Where the browser finds the embedded index, below the base. */
export const INDEX_FILE = 'search-index.json';

/** What a hit is, and in which of the reader's four drawers it belongs. */
export const searchKinds = {
  page: 'guides',
  section: 'guides',
  code: 'guides',
  country: 'guides',
  limit: 'guides',
  operation: 'api',
  parameter: 'api',
  header: 'api',
  field: 'api',
  symbol: 'libraries',
  error: 'errors',
} as const;

export type SearchKind = keyof typeof searchKinds;
export type SearchGroup = (typeof searchKinds)[SearchKind];

/** Parts of the site, by route below the base; the first that fits gives a hit its top level. */
export const searchAreas: readonly {readonly prefix: string; readonly label: string; readonly group: SearchGroup}[] = [
  {prefix: 'api/', label: 'API Reference', group: 'api'},
  {prefix: 'lib', label: 'Libraries', group: 'libraries'},
  {prefix: 'content/tutorials/', label: 'Tutorials', group: 'guides'},
  {prefix: 'content/downloadable-products/', label: 'Downloadable Products', group: 'guides'},
  {prefix: 'content/references/', label: 'General Reference', group: 'guides'},
  {prefix: '', label: 'Documentation', group: 'guides'},
];
