import {useEffect, useMemo} from 'react';

/**
 * An element inside the modal's "No results" screen, to render into. The modal's package has no
 * slot there, and offers headings of earlier results as suggestions, so none for a first query.
 */
export function useNoResultsSlot(): HTMLElement {
  const slot = useMemo(() => document.createElement('div'), []);
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    if (container === null) return undefined;
    const insert = (): void => {
      const title = container.querySelector('.DocSearch-NoResults > .DocSearch-Title');
      if (title !== null && title.nextElementSibling !== slot) title.after(slot);
    };
    insert();
    const observer = new MutationObserver(insert);
    observer.observe(container, {childList: true, subtree: true});
    return () => {
      observer.disconnect();
      slot.remove();
    };
  }, [slot]);
  return slot;
}
