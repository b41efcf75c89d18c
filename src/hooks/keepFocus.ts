const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const PATIENCE_FRAMES = 30;

/** What of an open dialog or menu the Tab key reaches, in its order. */
const listReachable = (container: Element): HTMLElement[] =>
  Array.from(container.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({visibilityProperty: true}),
  );

/** Leads the Tab key from the end of an open dialog to its beginning, and back. Call it on `keydown`. */
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

/** Gives the focus to the first element in what is just opening: until its transition has begun it is hidden, and takes none. */
export function focusFirst(container: Element, frames = PATIENCE_FRAMES): void {
  const [first] = listReachable(container);
  first?.focus();
  if (frames > 0 && (first === undefined || document.activeElement !== first))
    requestAnimationFrame(() => focusFirst(container, frames - 1));
}
