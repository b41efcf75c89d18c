import {flushSync} from 'react-dom';
import {createRoot, type Root} from 'react-dom/client';
import SearchModal from '.';
import {lastText} from './lastText';
import {getField} from './queryField';

let root: Root | undefined;
let lastFocus: HTMLElement | null = null;
let isShown = false;

export const isOpen = (): boolean => isShown;

/**
 * Opens the search in a React root beside the page's, so that the page need not be hydrated.
 *
 * @param text what the field contains; by default what it contained when it was closed
 */
export function open(text = ''): void {
  // The message of an earlier failure, or the workbench: the search would be behind it.
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());
  const {activeElement} = document;
  lastFocus =
    activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
  lastText.begin();
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  show(true);
  // The field has to be there before the next key.
  flushSync(() =>
    root?.render(<SearchModal initialText={text || lastText.get()} onClose={close} />),
  );
  if (text === '') getField()?.select();
}

export function close(): void {
  if (!isShown) return;
  lastText.keep(getField()?.value.trim() ?? '');
  flushSync(() => root?.render(null));
  // The element that had the focus may be gone with its page.
  (lastFocus?.isConnected ? lastFocus : listButtons()[0])?.focus();
  show(false);
}

const listButtons = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]'));

function show(isVisible: boolean): void {
  isShown = isVisible;
  for (const button of listButtons()) button.setAttribute('aria-expanded', String(isVisible));
  const {portalLoader} = window;
  if (portalLoader === undefined) return;
  portalLoader.isOpen = isVisible;
  portalLoader.events.splice(0);
}
