/** Keep in sync with `inline/loader.js`, which has to decide before this is loaded. */

export function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Ctrl+K and Cmd+K everywhere, `/` outside of fields (specification section 2, "Search modal"). */
export function opensSearch(event: KeyboardEvent): boolean {
  return (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTextField(event.target));
}

/** Whether a click on this opens a dialog, whose field gets what is typed next. */
export function isInDialogButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-haspopup=dialog]') !== null;
}
