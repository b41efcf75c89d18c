import {useEffect, useRef} from 'react';

/** Calls a function when the reader leaves the page; a browser keeps pages to go back to. */
export function useForget(forget: () => void): void {
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    const leave = (): void => latest.current();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
