const getField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('.DocSearch-Input');

/**
 * Makes the modal repeat its query. It does so when its text changes, so a trailing space is
 * toggled.
 */
export function repeatQuery(): void {
  const field = getField();
  if (field === null || field.value.trim() === '') return;
  write(field, field.value.endsWith(' ') ? field.value.trimEnd() : `${field.value} `);
}

/** Runs another query in the modal, as if the reader had typed it. */
export function runQuery(text: string): void {
  const field = getField();
  if (field === null) return;
  write(field, text);
  field.focus();
}

function write(field: HTMLInputElement, text: string): void {
  // React overrides the setter of the element, so this uses the setter of its prototype.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
