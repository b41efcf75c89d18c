import {useEffect, useRef, type RefObject} from 'react';
import {focusFirst, keepFocus} from './keepFocus';

/**
 * The focus of an open drawer: it goes in when the drawer opens, comes back at its end,
 * leaves with Escape, and then returns to where it was.
 *
 * @param container what is open
 * @param close called on Escape
 */
export function useModalFocus(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const last = useRef(close);
  useEffect(() => {
    last.current = close;
  });
  useEffect(() => {
    const element = container.current;
    if (!isOpen || element === null) return undefined;
    const before = document.activeElement;
    const controller = new AbortController();
    focusFirst(element);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') last.current();
        else keepFocus(element, event);
      },
      {signal: controller.signal},
    );
    return () => {
      controller.abort();
      // A link that was followed has taken the focus with it.
      if (
        before instanceof HTMLElement &&
        (document.activeElement === document.body || element.contains(document.activeElement))
      )
        before.focus();
    };
  }, [container, isOpen]);
}
