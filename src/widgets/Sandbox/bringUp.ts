/**
 * Elements further down than this share of the window leave too little room for what comes below
 * them.
 */
const LOW_SHARE = 0.5;

/**
 * Scrolls an element near the bottom to the top of its scroll container, so that content below it
 * is visible.
 */
export function bringUp(element: HTMLElement): void {
  if (element.getBoundingClientRect().top < window.innerHeight * LOW_SHARE) return;
  const scroller = findScroller(element.parentElement);
  const top = scroller === undefined ? getHeaderHeight() : scroller.getBoundingClientRect().top;
  (scroller ?? window).scrollBy({
    top: element.getBoundingClientRect().top - top,
    behavior: 'instant',
  });
}

function findScroller(element: HTMLElement | null): HTMLElement | undefined {
  if (element === null || element === document.body) return undefined;
  const scrolls =
    element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto';
  return scrolls ? element : findScroller(element.parentElement);
}

/** The navbar covers the top of the window. */
const getHeaderHeight = (): number =>
  document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
