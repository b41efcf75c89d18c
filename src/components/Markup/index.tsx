import {useMemo, type ReactNode} from 'react';
import {toNodes} from './toNodes';

export interface MarkupProps {
  /** Made in the build: highlighted code, a heading of the table of contents, the announcement. */
  readonly html: string;
}

/** Markup of the build as React nodes: nothing on the site hands a browser text to read as HTML. */
export default function Markup({html}: MarkupProps): ReactNode {
  return useMemo(() => toNodes(html), [html]);
}
