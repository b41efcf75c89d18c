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
export const searchAreas: readonly {
  readonly prefix: string;
  readonly label: string;
  readonly group: SearchGroup;
}[] = [
  {prefix: 'api/', label: 'API Reference', group: 'api'},
  {prefix: 'lib', label: 'Libraries', group: 'libraries'},
  {prefix: 'content/tutorials/', label: 'Tutorials', group: 'guides'},
  {prefix: 'content/downloadable-products/', label: 'Downloadable Products', group: 'guides'},
  {prefix: 'content/references/', label: 'General Reference', group: 'guides'},
  {prefix: '', label: 'Documentation', group: 'guides'},
];

/** Whether a page only leads on to others. @param route below the base, such as `content/faq` */
export const isListPage = (route: string): boolean =>
  route === '' || route === 'content' || route.startsWith('content/category/');

/**
 * Queries that the search offers when it finds nothing; each finds something
 * (`src/site-checks/search`).
 */
export const suggestedQueries: readonly string[] = [
  'getting started',
  'api key',
  'limits',
  'error 429',
];

/** Places that the search offers before anything is typed, below the base. */
export const searchStarts: readonly {readonly label: string; readonly to: string}[] = [
  {
    label: 'Getting started with the Vehicle API',
    to: 'content/tutorials/vehicle-api/getting-started',
  },
  {
    label: 'Getting started with the Transportation & Cargo API',
    to: 'content/tutorials/transport-api/getting-started',
  },
  {label: 'Where do I get an API key?', to: 'content/faq#get-key'},
  {label: 'What are the limits?', to: 'content/faq#limits'},
  {label: 'Register a hook', to: 'content/tutorials/hooks/registering-the-hook'},
  {label: 'Countries and their codes', to: 'content/references/countries'},
];
