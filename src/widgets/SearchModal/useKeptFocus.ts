import {useEffect} from 'react';
import {focusField} from './queryField';

/**
 * Gives the focus to the field when the element that had it goes: a hit that the next hits do not
 * contain, or a button that is of no more use. The browser would give it to the page behind.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    if (container === null) return undefined;
    let focused: Element | null = null;
    // Not what the event says: `repeatQuery` makes one for the field.
    const onFocus = (): void => {
      focused = document.activeElement;
    };
    const observer = new MutationObserver(() => {
      const isGone = focused?.isConnected === false;
      if (isGone && document.activeElement === document.body) focusField();
    });
    container.addEventListener('focusin', onFocus);
    observer.observe(container, {childList: true, subtree: true});
    return () => {
      observer.disconnect();
      container.removeEventListener('focusin', onFocus);
    };
  }, []);
}
