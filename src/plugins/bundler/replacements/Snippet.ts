import {createElement, type ReactElement} from 'react';

export interface SnippetProps {
  readonly hit: Readonly<Record<string, unknown>>;
  readonly attribute: string;
}

/**
 * Replaces the part of typesense-docsearch-react that takes text of hits, among them stored ones,
 * for HTML.
 */
export function Snippet({hit, attribute}: SnippetProps): ReactElement {
  const text = hit[attribute];
  return createElement('span', null, typeof text === 'string' ? text : '');
}
