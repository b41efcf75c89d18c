import type {ReactNode} from 'react';

interface ForTargetProps {
  /** Where the reader sends requests. */
  readonly target: 'cloud' | 'sandbox';
  readonly children: ReactNode;
}

/** A part of a document for one target of samples; without script, all parts show. */
export default function ForTarget({target, children}: ForTargetProps): ReactNode {
  return <div data-target={target}>{children}</div>;
}
