import {useStorageSlot} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/**
 * Keep in sync with src/plugins/browser/deferred-hydration/inline/unfold.js, which unfolds the
 * page before script runs.
 */
const EXPANDED_KEY = 'portal.api.expanded';

/** Unfolds or folds everything on the page, and remembers it for the other references. */
export default function ExpandAll(): ReactNode {
  const [choice, slot] = useStorageSlot(EXPANDED_KEY);
  const isExpanded = choice === 'true';

  const toggle = (): void => {
    slot.set(String(!isExpanded));
    document
      .querySelectorAll<HTMLDetailsElement>('article .markdown details')
      .forEach((details) => {
        details.open = !isExpanded;
      });
  };

  return (
    <button
      type="button"
      className="portal-button portal-button--quiet"
      aria-pressed={isExpanded}
      onClick={toggle}
    >
      {isExpanded ? 'Collapse all' : 'Expand all'}
    </button>
  );
}
