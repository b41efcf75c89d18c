import type {Client} from 'typesense';

/** What the key must not be able to do, each tested by a request that changes nothing. */
const FORBIDDEN_PATHS = {
  'list the collections': '/collections',
  'list the aliases': '/aliases',
  'list the keys': '/keys',
};

/**
 * Verifies that the published key can only search.
 *
 * @param origin of a node
 * @throws Error when the key can do more
 */
export async function checkSearchKey(origin: string, key: string): Promise<void> {
  for (const [power, path] of Object.entries(FORBIDDEN_PATHS)) {
    const {status} = await ask(origin, path, key);
    if (status === 200) {
      throw new Error(
        `\`TYPESENSE_SEARCH_KEY\`: can ${power}, and every visitor of the portal could. Expected: a key for \`documents:search\` only. Fix: unset it and push; that prints one.`,
      );
    }
  }
}

/**
 * Verifies that the published key finds the pushed records.
 *
 * @throws Error when it finds none
 */
export async function checkKeyFinds(origin: string, key: string, alias: string): Promise<void> {
  const body = JSON.stringify({
    searches: [{collection: alias, q: '*', query_by: 'content', per_page: 0}],
  });
  const response = await ask(origin, '/multi_search', key, {method: 'POST', body});
  const content = (await response.json().catch(() => ({}))) as {results?: {found?: number}[]};
  if (response.status !== 200 || !content.results?.[0]?.found) {
    throw new Error(
      `\`TYPESENSE_SEARCH_KEY\`: finds nothing in \`${alias}\`, got status ${response.status}. Expected: a key for \`documents:search\` on that alias and its collections. Fix: unset it and push; that prints one, unless there is one already.`,
    );
  }
}

async function ask(
  origin: string,
  path: string,
  key: string,
  init: RequestInit = {},
): Promise<Response> {
  try {
    return await fetch(origin + path, {
      ...init,
      headers: {'x-typesense-api-key': key},
      signal: AbortSignal.timeout(30_000),
    });
  } catch (error) {
    throw new Error(
      `${origin}: no response, so \`TYPESENSE_SEARCH_KEY\` cannot be checked. ${(error as Error).message}`,
      {cause: error},
    );
  }
}

/**
 * Creates a key that can only search this alias and its collections, unless one exists. Its value is printed once.
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
