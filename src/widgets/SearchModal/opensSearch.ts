const closest = (target: EventTarget | null, selector: string): Element | null =>
  (target as Partial<Element> | null)?.closest?.(selector) ?? null;

export const isTextField = (target: EventTarget | null): boolean =>
  closest(target, 'input, textarea, select, [contenteditable]') !== null;

/**
 * Whether an event opens the search: Ctrl+K or Cmd+K anywhere, `/` outside of fields (specification
 * section 2, "Search modal"), or a click on a button that opens a dialog. Keep in sync with
 * `src/plugins/browser/deferred-hydration/inline/loader.js`, which has to decide before this is
 * loaded.
 */
export function opensSearch(event: Event): boolean {
  if (event.type === 'click') return closest(event.target, '[aria-haspopup=dialog]') !== null;
  const {key, ctrlKey, metaKey, altKey} = event as KeyboardEvent;
  // Some browsers send key events without a key when they fill in forms.
  switch ((key as string | undefined)?.toLowerCase()) {
    case 'k':
      return ctrlKey || metaKey;
    case '/':
      return !isTextField(event.target) && !ctrlKey && !metaKey && !altKey;
    default:
      return false;
  }
}
