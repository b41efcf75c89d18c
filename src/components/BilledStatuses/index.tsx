import type {ReactNode} from 'react';
import {billedStatuses} from '../../data/errors';

/** The statuses that cost a credit, as a sentence. */
export default function BilledStatuses(): ReactNode {
  const all = billedStatuses.map((status) => <code key={status}>{status}</code>);
  return (
    <>
      {all.slice(0, -1)} and {all.at(-1)}
    </>
  );
}
