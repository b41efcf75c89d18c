/** Where the browser finds the embedded index, below the base. */
export const INDEX_FILE = 'search-index.json';

/**
 * The titles of that index, which respond before it has come. The build puts a hash into the name,
 * here and in the pages (`src/build/search/createIndexer.ts`).
 */
export const TITLES_FILE = 'assets/search-titles.json';

/**
 * The worker that searches, which the loader starts. The build puts a hash into this name as well
 * (`src/build/transforms/linkPageParts.ts`).
 */
export const WORKER_FILE = 'assets/js/search-worker.js';

/** Tags of the records that a reader looks through who has chosen no version of the documents. */
export const searchTags: readonly string[] = [
  'default',
  ...['content', 'api', 'lib'].map((plugin) => `docs-${plugin}-current`),
];

/** Name of the search's own entry in the bundle; its files begin with it. */
export const SEARCH_ENTRY = 'search';

/** What a hit is, and in which of the reader's four drawers it belongs. */
export const searchKinds = {
  page: 'guides',
  section: 'guides',
  code: 'guides',
  country: 'guides',
  limit: 'guides',
  change: 'guides',
  operation: 'api',
  parameter: 'api',
  header: 'api',
  field: 'api',
  schema: 'api',
  symbol: 'libraries',
  error: 'errors',
  // An error in the list of all, that the page of its API or product documents as well.
  entry: 'errors',
} as const;

export type SearchKind = keyof typeof searchKinds;
export type SearchGroup = (typeof searchKinds)[SearchKind];

/** Page of a class of errors in a library. */
const ERROR_CLASS = /^[^#]*\/classes\/\w*Error$/;

/**
 * The group of a hit: that of its kind, or of its page when it is plain text. The classes of errors
 * are beside the errors of the API, because a reader cannot know which of the two was met.
 *
 * @param path address of the hit
 * @param pageGroup group of its page
 */
export function toSearchGroup(kind: SearchKind, path: string, pageGroup: SearchGroup): SearchGroup {
  if (kind === 'symbol' && ERROR_CLASS.test(path)) return 'errors';
  return searchKinds[kind] === 'guides' ? pageGroup : searchKinds[kind];
}

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
  {prefix: 'tools/', label: 'Tools', group: 'guides'},
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
