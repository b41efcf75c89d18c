import type {ReactNode} from 'react';
import {suggestedQueries} from '../../portal/search';

export interface SuggestedQueriesProps {
  /** Titles that look like the query; without any, queries that find something. */
  readonly suggestions?: readonly string[] | undefined;
  /** Renders the control that runs a query. */
  readonly children: (query: string) => ReactNode;
}

/** Queries that find something, offered when a query finds nothing. */
export default function SuggestedQueries({
  suggestions = [],
  children,
}: SuggestedQueriesProps): ReactNode {
  const queries = suggestions.length > 0 ? suggestions : suggestedQueries;
  return (
    <>
      <p>Try searching for:</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>{children(query)}</li>
        ))}
      </ul>
    </>
  );
}
