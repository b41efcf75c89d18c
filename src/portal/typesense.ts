/** How the browser reaches a Typesense cluster; all of it is public. */
export interface TypesenseSettings {
  /** Origins of the nodes, such as `https://node-1.search.example`. */
  readonly nodes: readonly string[];
  /** Origin that is asked first, usually a load balancer close to the reader. */
  readonly nearestNode: string | null;
  /** A key that can search and nothing else. */
  readonly searchKey: string;
  /** Name of the collection or alias. */
  readonly collection: string;
  /** Search parameters that replace ours. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}

/** Variables of the process that builds, serves or fills. */
export type Environment = Readonly<Record<string, string | undefined>>;

const REQUIRED = ['TYPESENSE_NODES', 'TYPESENSE_SEARCH_KEY', 'TYPESENSE_COLLECTION'] as const;
const OPTIONAL = ['TYPESENSE_NEAREST_NODE', 'TYPESENSE_PARAMETERS'] as const;

/**
 * Parameters that the portal sets by what the reader asks for; without them its responses cannot be
 * read.
 */
const OWN_PARAMETERS = [
  'collection',
  'q',
  'filter_by',
  'group_by',
  'group_limit',
  'facet_by',
  'page',
  'per_page',
  'include_fields',
  'highlight_full_fields',
  'highlight_start_tag',
  'highlight_end_tag',
];

/**
 * Settings of the search server, or nothing when none is configured.
 *
 * @throws Error with one sentence that names the variable, when some are set but not all are right
 */
export function readTypesenseSettings(env: Environment): TypesenseSettings | undefined {
  if ([...REQUIRED, ...OPTIONAL].every((name) => !env[name]?.trim())) return undefined;
  const missing = REQUIRED.filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `Typesense search: ${missing.map((name) => `\`${name}\``).join(' and ')} missing. Fix: set it, or unset every \`TYPESENSE_\` variable to search without a server.`,
    );
  }
  return {
    nodes: readOrigins('TYPESENSE_NODES', env.TYPESENSE_NODES ?? ''),
    nearestNode: env.TYPESENSE_NEAREST_NODE?.trim()
      ? readOrigin('TYPESENSE_NEAREST_NODE', env.TYPESENSE_NEAREST_NODE.trim())
      : null,
    searchKey: readSearchKey(env) ?? '',
    collection: readCollection(env.TYPESENSE_COLLECTION ?? ''),
    parameters: readParameters(env.TYPESENSE_PARAMETERS?.trim() || '{}'),
  };
}

/** Addresses of nodes, separated by commas. */
export function readOrigins(name: string, value: string): string[] {
  const nodes = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // A value that is only commas goes to the reader of a single address, which rejects it.
  return [...new Set((nodes.length === 0 ? [value] : nodes).map((node) => readOrigin(name, node)))];
}

/** The key that the portal publishes, if one is set. */
export function readSearchKey(env: Environment): string | undefined {
  const key = env.TYPESENSE_SEARCH_KEY?.trim();
  if (!key) return undefined;
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new Error(
      '`TYPESENSE_SEARCH_KEY`: not a key. Expected: letters, digits and signs without spaces.',
    );
  }
  if (key === env.TYPESENSE_ADMIN_KEY?.trim()) {
    throw new Error(
      '`TYPESENSE_SEARCH_KEY`: is the admin key, and the portal would publish it. Expected: a key for `documents:search` only. Fix: `npm run search:push` without it prints one.',
    );
  }
  return key;
}

/** Name of a collection or alias. */
export function readCollection(value: string): string {
  const name = value.trim();
  if (!/^[a-z][\w-]*$/i.test(name)) {
    throw new Error(
      `\`TYPESENSE_COLLECTION\`: not a name, got ${JSON.stringify(value)}. Expected: letters, digits, \`_\` and \`-\`, a letter first.`,
    );
  }
  return name;
}

/** Origins that the browser must be allowed to connect to. */
export function getConnectOrigins(settings: TypesenseSettings | undefined): string[] {
  return settings === undefined
    ? []
    : [
        ...new Set([
          ...(settings.nearestNode === null ? [] : [settings.nearestNode]),
          ...settings.nodes,
        ]),
      ];
}

function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname));
  if (
    url === undefined ||
    !isSafe ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.username !== ''
  ) {
    throw new Error(
      `\`${name}\`: not the address of a node, got ${JSON.stringify(value.replace(/\/\/[^/@]*@/, '//…@'))}. Expected: https and a host, such as \`https://node-1.search.example\`.`,
    );
  }
  return url.origin;
}

function readParameters(text: string): TypesenseSettings['parameters'] {
  const parameters = parseObject(text);
  const own = Object.keys(parameters).find((name) => OWN_PARAMETERS.includes(name));
  if (own !== undefined) {
    throw new Error(
      `\`TYPESENSE_PARAMETERS\`: \`${own}\` is set by the portal itself. Fix: leave it out.`,
    );
  }
  const wrong = Object.entries(parameters).find(
    ([, value]) => !['string', 'number', 'boolean'].includes(typeof value),
  );
  if (wrong !== undefined) {
    throw new Error(
      `\`TYPESENSE_PARAMETERS\`: \`${wrong[0]}\` has no such value, got ${JSON.stringify(wrong[1])}. Expected: a text, a number, true or false.`,
    );
  }
  return parameters as TypesenseSettings['parameters'];
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The error below says it better.
  }
  throw new Error(
    `\`TYPESENSE_PARAMETERS\`: not a JSON object, got ${JSON.stringify(text)}. Expected: search parameters, such as \`{"num_typos": 1}\`.`,
  );
}
