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

type Environment = Readonly<Record<string, string | undefined>>;

const REQUIRED = ['TYPESENSE_NODES', 'TYPESENSE_SEARCH_KEY', 'TYPESENSE_COLLECTION'] as const;
const OPTIONAL = ['TYPESENSE_NEAREST_NODE', 'TYPESENSE_PARAMETERS'] as const;

/**
 * Settings of the search server, or nothing when none is configured.
 *
 * @throws Error with one sentence that names the variable, when some are set but not all are right
 */
export function readTypesenseSettings(env: Environment): TypesenseSettings | undefined {
  if ([...REQUIRED, ...OPTIONAL].every((name) => !env[name])) return undefined;
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`Typesense search: ${missing.map((name) => `\`${name}\``).join(' and ')} missing. Fix: set it, or unset every \`TYPESENSE_\` variable to search without a server.`);
  }
  return {
    nodes: readList(env.TYPESENSE_NODES).map((node) => readOrigin('TYPESENSE_NODES', node)),
    nearestNode: env.TYPESENSE_NEAREST_NODE ? readOrigin('TYPESENSE_NEAREST_NODE', env.TYPESENSE_NEAREST_NODE) : null,
    searchKey: env.TYPESENSE_SEARCH_KEY ?? '',
    collection: env.TYPESENSE_COLLECTION ?? '',
    parameters: readParameters(env.TYPESENSE_PARAMETERS ?? '{}'),
  };
}

/** Origins that the browser must be allowed to connect to. */
export function getConnectOrigins(settings: TypesenseSettings | undefined): string[] {
  return settings === undefined ? [] : [...new Set([...(settings.nearestNode === null ? [] : [settings.nearestNode]), ...settings.nodes])];
}

const readList = (value = ''): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname));
  if (url === undefined || !isSafe || url.pathname !== '/' || url.search !== '' || url.username !== '') {
    throw new Error(`\`${name}\`: not the address of a node, got ${JSON.stringify(value)}. Expected: https and a host, such as \`https://node-1.search.example\`.`);
  }
  return url.origin;
}

function readParameters(text: string): TypesenseSettings['parameters'] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as TypesenseSettings['parameters'];
  } catch {
    // The error below says it better.
  }
  throw new Error(`\`TYPESENSE_PARAMETERS\`: not a JSON object, got ${JSON.stringify(text)}. Expected: search parameters, such as \`{"num_typos": 1}\`.`);
}
