import {useEffect, useRef, type RefObject} from 'react';
import {focusFirst, keepFocus} from './keepFocus';

/**
 * Manages the focus of a drawer: moves it in on opening, wraps it at both ends, closes on Escape
 * and restores the previous focus.
 *
 * @param container the drawer
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
      // Unless a followed link has already moved the focus.
      if (
        before instanceof HTMLElement &&
        (document.activeElement === document.body || element.contains(document.activeElement))
      )
        before.focus();
    };
  }, [container, isOpen]);
}
