import {useContext, useEffect, useLayoutEffect, type RefObject} from 'react';
import {MoreContext} from './MoreContext';
import {getField} from './queryField';

/** Lets Enter choose a selected row that shows more hits, which the modal would open as a hit. */
export function useMoreKeys(): void {
  useEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    const controller = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.isComposing || event.target !== getField()) return;
      const button = container?.querySelector<HTMLElement>('[aria-selected=true] [data-more]');
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      button.click();
    };
    container?.addEventListener('keydown', onKeyDown, {capture: true, signal: controller.signal});
    return () => controller.abort();
  }, []);
}

/**
 * Moves to the row of a hit that was asked for when it appears: the selection if the reader is in
 * the field, otherwise the focus, which was on the button that is gone.
 *
 * @param id the hit of the row
 * @param row an element of it
 */
export function useMoveToMore(id: string, row: RefObject<HTMLElement | null>): void {
  const more = useContext(MoreContext);
  // Before `recoverFocus` finds that the button is gone.
  useLayoutEffect(() => {
    if (!more.takeNext(id)) return;
    if (document.activeElement === getField()) {
      // The modal selects the row under the pointer.
      row.current?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      row.current?.scrollIntoView({block: 'nearest'});
    } else {
      row.current?.querySelector('a')?.focus();
    }
  }, [more, id, row]);
}
