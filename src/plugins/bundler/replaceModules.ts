import path from 'node:path';

/** A module of a package that is replaced by a file of ours in `replacements/`. */
interface Replacement {
  /** Matches an import of it as written: a request that is resolved already is not replaced. */
  readonly request: RegExp;
  /** Part of the path of the importing folder. Default: any. */
  readonly from?: string;
  readonly by: string;
  /** Whether the server's bundle keeps the module of the package. */
  readonly isBrowserOnly?: boolean;
  /** Whether the browser's bundle keeps the module of the package. */
  readonly isServerOnly?: boolean;
}

/** `src/plugins/README.md` says why for each. */
export const replacements: readonly Replacement[] = [
  {
    request: /^\.\/preload$/,
    from: path.join('core', 'lib', 'client'),
    by: 'preload.ts',
    isBrowserOnly: true,
  },
  {
    request: /^\.\/prefetch$/,
    from: path.join('core', 'lib', 'client'),
    by: 'prefetch.ts',
    isBrowserOnly: true,
  },
  {
    request: /^\.\/renderToHtml$/,
    from: path.join('core', 'lib', 'client'),
    by: 'renderToHtml.ts',
    isServerOnly: true,
  },
  {request: /^react-router-config$/, by: 'reactRouterConfig.ts'},
  {
    request: /^\.\/docsUtils$/,
    from: path.join('plugin-content-docs', 'lib', 'client'),
    by: 'docsUtils.ts',
  },
  {
    request: /^\.\/utils\/emojiUtils$/,
    from: path.join('theme-common', 'lib'),
    by: 'emojiUtils.ts',
  },
  {request: /^react-helmet-async$/, by: 'helmet.ts', isServerOnly: true},
  {
    request: /^tslib$/,
    from: path.join('utils-common', 'lib'),
    by: 'tslib.ts',
    isBrowserOnly: true,
  },
  {request: /^\.\/useSearchClient$/, by: 'useSearchClient.ts'},
  {
    request: /^\.\/Snippet$/,
    from: 'typesense-docsearch-react',
    by: 'Snippet.ts',
  },
];

interface Resource {
  readonly context: string;
  request: string;
}

/**
 * Modules of `src/portal` that read `api-specs`. Bundles get the lists that they find, each apart, so
 * that a script has what it uses only.
 */
const apiLists = ['apiIds', 'apiLabels', 'apis'].map((name): [RegExp, string] => [
  new RegExp(`[\\\\/]portal[\\\\/]${name}(?:\\.ts)?$`),
  path.join(__dirname, '../../../.generated/sandbox', `${name}.ts`),
]);

/** Arguments of one `NormalModuleReplacementPlugin` for each replacement. */
export const listReplacements = (
  isServer: boolean,
): [RegExp, string | ((resource: Resource) => void)][] => [
  ...apiLists,
  ...replacements
    .filter(({isBrowserOnly, isServerOnly}) => !(isServer ? isBrowserOnly : isServerOnly))
    .map(toReplacement),
];

function toReplacement({
  request,
  from,
  by,
}: Replacement): [RegExp, string | ((resource: Resource) => void)] {
  const file = path.join(__dirname, 'replacements', by);
  // A function is only heeded for the request as written; a path replaces a resolved file, too.
  if (from === undefined) return [request, file];
  return [
    request,
    (resource) => {
      if (resource.context.includes(from)) resource.request = file;
    },
  ];
}
