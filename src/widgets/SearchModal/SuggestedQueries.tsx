import type {ReactNode} from 'react';
import {suggestedQueries} from '../../portal/search';

export interface SuggestedQueriesProps {
  /** Renders the control that runs a query. */
  readonly children: (query: string) => ReactNode;
}

/** Queries that find something, offered when a query finds nothing. */
export default function SuggestedQueries({children}: SuggestedQueriesProps): ReactNode {
  return (
    <>
      <p>Try searching for:</p>
      <ul>
        {suggestedQueries.map((query) => (
          <li key={query}>{children(query)}</li>
        ))}
      </ul>
    </>
  );
}
