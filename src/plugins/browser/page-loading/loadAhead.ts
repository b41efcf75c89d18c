/** A pointer that crosses a list of links is on each for less: milliseconds. */
const REST = 80;

/**
 * Docusaurus fetches ahead what all links in view lead to, and those of closed menus: that is more
 * than the page itself. It also loads all that a pointer crosses. Here, a page is loaded ahead when
 * the pointer rests on a link or touches it, and fetched when the keyboard reaches one.
 */
export function loadAhead(): void {
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = {prefetch: () => false, preload: () => false};
  window.addEventListener('focusin', ({target}) => {
    const route = toRoute(target);
    if (route !== undefined) void prefetch(route);
  });
  let timer = 0;
  window.addEventListener('pointerover', ({target, pointerType}) => {
    window.clearTimeout(timer);
    const route = toRoute(target);
    if (route === undefined) return;
    timer = window.setTimeout(() => void preload(route), pointerType === 'mouse' ? REST : 0);
  });
}

/** The other page that a link leads to; files have none. */
function toRoute(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname || /\.\w+$/.test(link.pathname)
    ? undefined
    : link.pathname;
}
