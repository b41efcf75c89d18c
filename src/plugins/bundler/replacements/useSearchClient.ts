import {useMemo} from 'react';

/**
 * Replaces the hook of typesense-docsearch-react: the client is made by `transformSearchClient`
 * alone.
 */
export function useSearchClient<Client>(
  _server: unknown,
  transformSearchClient: () => Client,
): Client {
  return useMemo(() => transformSearchClient(), [transformSearchClient]);
}
