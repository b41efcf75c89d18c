/**
 * Keep in sync with `src/plugins/browser/deferred-hydration/inline/loader.js`, which has to decide
 * before this is loaded.
 */

export function isTextField(
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/**
 * Whether an event opens the search: Ctrl+K or Cmd+K anywhere, `/` outside of fields (specification
 * section 2, "Search modal"), or a click on a button that opens a dialog.
 */
export function opensSearch(event: Event): boolean {
  if (event instanceof KeyboardEvent) {
    return (
      (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
      (event.key === '/' && !isTextField(event.target))
    );
  }
  return (
    event.type === 'click' &&
    event.target instanceof Element &&
    event.target.closest('[aria-haspopup=dialog]') !== null
  );
}
