import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Longest glide. */
const GLIDE_MS = 300;
/** How long after a click the browser may take to jump. */
const JUMP_MS = 200;

/** Whether a click follows a link to a place in the page that is shown. */
function isWithinPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || link.hash === '') return false;
  // The document's own location is that of its links, also where the page is a file.
  const {origin, pathname, search} = document.location;
  return link.origin === origin && link.pathname === pathname && link.search === search;
}

const scrollToNow = (top: number): void => window.scrollTo({top, behavior: 'instant'});

/**
 * Goes from where the page was to where the browser has jumped. A second jump, as when a part
 * unfolds, is the new end.
 */
function glide(start: number, signal: AbortSignal): void {
  const began = performance.now();
  let end = window.scrollY;
  let last = end;
  const step = (): void => {
    if (signal.aborted) return;
    if (Math.abs(window.scrollY - last) > 1) end = window.scrollY;
    const progress = Math.min((performance.now() - began) / GLIDE_MS, 1);
    // Fast at first, then slower.
    scrollToNow(start + (end - start) * (1 - (1 - progress) ** 3));
    last = window.scrollY;
    if (progress < 1) requestAnimationFrame(step);
  };
  step();
}

/**
 * A click on a link within the page glides there, for 300 ms however far it is. All else jumps:
 * links from other pages, Back, and the address bar, and everything for those who prefer less
 * motion.
 */
function glideWithinPage(): void {
  let current: AbortController | undefined;
  const stop = (): void => current?.abort();
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, stop, {passive: true});

  window.addEventListener('click', (event) => {
    stop();
    if (!isWithinPage(event) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    current = new AbortController();
    const {signal} = current;
    const start = window.scrollY;
    const clicked = performance.now();
    // Frames come after the jump and before it is painted.
    const waitForJump = (): void => {
      if (signal.aborted || performance.now() - clicked > JUMP_MS) return;
      if (window.scrollY === start) requestAnimationFrame(waitForJump);
      else glide(start, signal);
    };
    requestAnimationFrame(waitForJump);
  });
}

if (ExecutionEnvironment.canUseDOM) glideWithinPage();
