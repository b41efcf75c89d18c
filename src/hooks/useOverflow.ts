import {useCallback, useState} from 'react';

/**
 * Whether the content of an element is wider than the element; updated when its size changes.
 *
 * @param initially the value until script has measured the element
 * @returns whether it overflows, and the `ref` of the element
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
