import {useMemo} from 'react';

/** Stands in for the hook of typesense-docsearch-react: the client is made by `transformSearchClient` alone. */
export function useSearchClient<Client>(
  _server: unknown,
  transformSearchClient: () => Client,
): Client {
  return useMemo(() => transformSearchClient(), [transformSearchClient]);
}
