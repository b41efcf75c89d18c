import {useEffect} from 'react';

/** Marks in the sidebar the operation that is being read, as a table of contents does. */
export function useCurrentOperation(): void {
  useEffect(() => {
    const headings = Array.from(
      document.querySelectorAll<HTMLElement>('.markdown > :is(h2, h3)[id]'),
    );
    // The document's own location is that of its links, also where the page is a file.
    const links = Array.from(
      document.querySelectorAll<HTMLAnchorElement>('.theme-doc-sidebar-menu a[href*="#"]'),
    ).filter(({pathname}) => pathname === document.location.pathname);
    const mark = (): void => {
      const line = window.innerHeight / 3;
      const current = headings
        .filter((heading) => heading.getBoundingClientRect().top < line)
        .at(-1)?.id;
      for (const link of links) {
        const isCurrent = current !== undefined && link.hash === `#${current}`;
        link.toggleAttribute('data-current', isCurrent);
        if (isCurrent) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    mark();
    window.addEventListener('scroll', mark, {passive: true});
    return () => window.removeEventListener('scroll', mark);
  }, []);
}
