import {useCallback, useState} from 'react';

/**
 * Whether an element's content is wider than it, also after a tab has shown it or the window has changed.
 *
 * @param initially what holds until script has measured the element
 * @returns the answer and the `ref` of the element
 */
export function useOverflow(
  initially: boolean,
): readonly [
  isOverflowing: boolean,
  ref: (element: HTMLElement | null) => (() => void) | undefined,
] {
  const [isOverflowing, setOverflowing] = useState(initially);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = (): void => setOverflowing(element.scrollWidth > element.clientWidth);
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isOverflowing, ref];
}
