import {useEffect, useState, type RefObject} from 'react';
import type {Size} from './quad';

/** The size of an element's content box, as long as it is there. */
export function usePaneSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();

  useEffect(() => {
    const {current} = element;
    if (current === null) return undefined;
    const read = (): void => {
      const {clientWidth: width, clientHeight: height} = current;
      if (width > 0 && height > 0) setSize({width, height});
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
