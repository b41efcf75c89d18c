import {isTextField, opensSearch} from '../../../../search/opensSearch';

/** How long typed text is collected while the search loads. */
const TIMEOUT_MS = 10_000;

let waiting: AbortController | undefined;

/** Keeps what is typed between opening the search and its field being there, and types it in. */
export function typeAhead(): void {
  for (const type of ['keydown', 'click'])
    window.addEventListener(type, (event) => opensSearch(event) && beginTyping(), true);
}

/** Collects printable keys until a text field has the focus, which then gets them. */
function beginTyping(): void {
  waiting?.abort();
  waiting = new AbortController();
  const {signal} = waiting;
  let text = '';
  window.addEventListener(
    'keydown',
    (event) => {
      if (
        isTextField(event.target) ||
        opensSearch(event) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      if (event.key === 'Escape') {
        waiting?.abort();
      } else if (event.key === 'Backspace') {
        text = text.slice(0, -1);
      } else if (event.key.length === 1) {
        text += event.key;
        event.preventDefault();
      }
    },
    {capture: true, signal},
  );
  window.addEventListener(
    'focusin',
    ({target}) => {
      if (!isTextField(target)) return;
      waiting?.abort();
      if (text !== '') setFieldValue(target, target.value + text);
    },
    {signal},
  );
  setTimeout(() => waiting?.signal === signal && waiting.abort(), TIMEOUT_MS);
}

/**
 * Sets a field as typing does: React overrides the setter of the element, so the one of the class
 * is used.
 */
export function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
