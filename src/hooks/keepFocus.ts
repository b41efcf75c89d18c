const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const MAX_FRAMES = 30;

/** Safari has `checkVisibility` since 17.4. */
const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility?.({visibilityProperty: true}) ??
  (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible');

/** Elements of an open dialog or menu that the Tab key reaches, in tab order. */
const listReachable = (container: Element): HTMLElement[] =>
  Array.from(container.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && isShown(element),
  );

/** Keeps the Tab key inside an open dialog by wrapping at both ends. Call it on `keydown`. */
export function keepFocus(container: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const elements = listReachable(container);
  const [from, to] = event.shiftKey
    ? [elements[0], elements.at(-1)]
    : [elements.at(-1), elements[0]];
  if (document.activeElement !== from && container.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/** Focuses the first element of an opening dialog, and retries while its transition keeps it hidden. */
export function focusFirst(container: Element, frames = MAX_FRAMES): void {
  const [first] = listReachable(container);
  first?.focus();
  if (frames > 0 && (first === undefined || document.activeElement !== first))
    requestAnimationFrame(() => focusFirst(container, frames - 1));
}
