/**
 * Who may import whom, checked on resolved files. The table says for each folder of `src` which
 * others it may import besides itself. Tests may import anything.
 */
export const layers = {
  portal: [],
  data: ['portal'],
  markdown: ['portal', 'data'],
  contract: ['portal', 'data', 'markdown'],
  errors: ['portal', 'data', 'contract'],
  sandbox: ['portal', 'data', 'contract', 'errors'],
  webhooks: ['portal', 'data', 'sandbox'],
  search: ['portal', 'data'],
  hooks: ['portal', 'data', 'search'],
  components: ['portal', 'data', 'markdown', 'contract', 'sandbox', 'hooks'],
  widgets: [
    'portal',
    'data',
    'markdown',
    'contract',
    'errors',
    'sandbox',
    'webhooks',
    'search',
    'hooks',
    'components',
  ],
  theme: ['portal', 'data', 'search', 'hooks', 'components', 'widgets'],
  pages: ['portal', 'data', 'hooks', 'components', 'widgets'],
  build: ['portal', 'data', 'markdown', 'contract', 'sandbox', 'search'],
  mcp: ['portal', 'data', 'contract', 'errors', 'sandbox', 'webhooks', 'search', 'build'],
  plugins: [
    'portal',
    'data',
    'markdown',
    'contract',
    'errors',
    'sandbox',
    'search',
    'build',
    'content-checks',
  ],
  'content-checks': ['portal', 'data', 'markdown', 'contract'],
  'site-checks': [
    'portal',
    'data',
    'markdown',
    'contract',
    'search',
    'build',
    'plugins',
    'content-checks',
  ],
  tooling: ['portal', 'markdown'],
  scripts: [
    'portal',
    'data',
    'markdown',
    'contract',
    'errors',
    'sandbox',
    'search',
    'build',
    'plugins',
    'content-checks',
    'site-checks',
  ],
  'sample-runner': ['portal', 'data', 'markdown', 'contract', 'sandbox', 'scripts'],
  testing: ['portal', 'data', 'search', 'scripts'],
};

/** Parts of libraries that run in browsers, by the folder that uses them. */
const libraryParts = {webhooks: ['^lib-src/webhook-middleware/src/core/']};

const TEST = String.raw`\.(test|spec)\.tsx?$|^src/site-checks/e2e/|/test/`;
const SEE = 'See "Who may import whom" in src/README.md.';

const layerRules = Object.entries(layers).map(([folder, allowed]) => ({
  name: `${folder}-imports`,
  comment: SEE,
  severity: 'error',
  from: {path: `^src/${folder}/`, pathNot: TEST},
  to: {
    path: '^(src|lib-src)/',
    pathNot: [`^src/(${[folder, ...allowed].join('|')})/`, ...(libraryParts[folder] ?? [])],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    ...layerRules,
    {
      name: 'no-circle',
      comment: 'Move what both need, often a type, to a separate file.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-alias',
      comment: 'Import files of src by relative paths; the alias is for documents.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^@site/src/'},
    },
    {
      name: 'no-import-by-library',
      comment: 'A published library has only its own sources.',
      severity: 'error',
      from: {path: '^lib-src/([^/]+)/src/'},
      to: {path: '^(src|lib-src)/', pathNot: '^lib-src/$1/'},
    },
    {
      name: 'core-without-node',
      comment: 'The page of the webhook lab runs this folder in browsers.',
      severity: 'error',
      from: {path: '^lib-src/webhook-middleware/src/core/'},
      to: {pathNot: '^lib-src/webhook-middleware/src/core/'},
    },
    {
      name: 'no-unknown-folder',
      comment: 'Add the folder to the table above and to the map in src/README.md.',
      severity: 'error',
      from: {path: '^src/[^/]+/', pathNot: [`^src/(${Object.keys(layers).join('|')})/`, TEST]},
      to: {},
    },
  ],
  options: {
    // Imports of types count: a circle of types is a circle for the reader.
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    doNotFollow: {path: 'node_modules'},
    exclude: {path: String.raw`^(build|\.generated|\.docusaurus)/|/(fixtures|_samples|dist)/`},
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};

export default configuration;
