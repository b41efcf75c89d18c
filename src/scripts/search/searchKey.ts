import type {Client} from 'typesense';

interface Power {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** What the key must not be able to do, each tried by a request that changes nothing. */
const listPowers = (alias: string): Power[] => [
  {name: 'list the collections', method: 'GET', path: '/collections'},
  {name: 'list the aliases', method: 'GET', path: '/aliases'},
  {name: 'list the keys', method: 'GET', path: '/keys'},
  // No record has this id, so a key that may do it gets a 404.
  ...['GET', 'DELETE'].map((method) => ({
    name: method === 'GET' ? 'read documents' : 'delete documents',
    method,
    path: `/collections/${encodeURIComponent(alias)}/documents/no-such-record`,
  })),
];

/**
 * Verifies that the published key can only search.
 *
 * @param origins of the nodes; the first that responds is asked
 * @throws Error when the key can do more
 */
export async function checkSearchKey(
  origins: readonly string[],
  key: string,
  alias: string,
): Promise<void> {
  for (const {name, method, path} of listPowers(alias)) {
    const {status} = await ask(origins, path, key, {method});
    if (status !== 401 && status !== 403) {
      throw new Error(
        `\`TYPESENSE_SEARCH_KEY\`: can ${name}, and every visitor of the portal could. Expected: a key for \`documents:search\` only. Fix: unset it and push; that prints one.`,
      );
    }
  }
}

/**
 * Verifies that the published key finds the pushed records.
 *
 * @throws Error when it finds none
 */
export async function checkKeyFinds(
  origins: readonly string[],
  key: string,
  alias: string,
): Promise<void> {
  const body = JSON.stringify({
    searches: [{collection: alias, q: '*', query_by: 'content', per_page: 0}],
  });
  const response = await ask(origins, '/multi_search', key, {method: 'POST', body});
  const content = (await response.json().catch(() => ({}))) as {results?: {found?: number}[]};
  if (response.status !== 200 || !content.results?.[0]?.found) {
    throw new Error(
      `\`TYPESENSE_SEARCH_KEY\`: finds nothing in \`${alias}\`, got status ${response.status}. Expected: a key for \`documents:search\` on that alias and its collections. Fix: unset it and push; that prints one, unless there is one already.`,
    );
  }
}

/** Asks one node after the other, until one responds without a server error. */
async function ask(
  origins: readonly string[],
  path: string,
  key: string,
  init: RequestInit,
): Promise<Response> {
  const failures: string[] = [];
  for (const origin of origins) {
    try {
      const response = await fetch(origin + path, {
        ...init,
        headers: {'x-typesense-api-key': key},
        signal: AbortSignal.timeout(30_000),
      });
      if (response.status < 500) return response;
      failures.push(`${origin}: status ${response.status}.`);
    } catch (error) {
      failures.push(`${origin}: no response. ${(error as Error).message}`);
    }
  }
  throw new Error(`\`TYPESENSE_SEARCH_KEY\`: cannot be checked. ${failures.join(' ')}`);
}

/**
 * Creates a key that can only search this alias and its collections, unless one exists. Its value
 * is printed once.
 *
 * @param report receives a line about the key
 */
export async function ensureSearchKey(
  client: Client,
  alias: string,
  report: (line: string) => void,
): Promise<void> {
  const collections = [`^${alias}$`, `^${alias}_\\d+$`];
  const {keys} = await client.keys().retrieve();
  const known = keys.find(
    (key) =>
      key.actions.join() === 'documents:search' && key.collections.join() === collections.join(),
  );
  if (known !== undefined) {
    report(`Search-only key ${known.id} (${String(known.value_prefix)}…) fits.`);
    return;
  }
  const {value = ''} = await client
    .keys()
    .create({description: `Search of ${alias}`, actions: ['documents:search'], collections});
  report(`New search-only key, shown this once: ${value}`);
}
