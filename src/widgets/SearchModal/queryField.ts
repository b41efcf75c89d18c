export const getField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('.DocSearch-Input');

/** Makes the modal repeat its query, which it does when its field gets the focus. */
export function repeatQuery(): void {
  getField()?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Gives the focus back to the field; the modal repeats its query. */
export function focusField(): void {
  const field = getField();
  if (document.activeElement === field) repeatQuery();
  else field?.focus();
}

/** Runs another query in the modal, as if the reader had typed it. */
export function runQuery(text: string): void {
  const field = getField();
  if (field === null) return;
  // React overrides the setter of the element, so this uses the setter of its prototype.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.focus();
}

/** Whether the reader has moved the selection or the focus, so that the hits must stay where they are. */
export const isChoosing = (): boolean =>
  Boolean(document.activeElement?.closest('.DocSearch-Hit')) ||
  document.querySelector('.DocSearch-Hit[aria-selected=true]') !==
    document.querySelector('.DocSearch-Hit');
