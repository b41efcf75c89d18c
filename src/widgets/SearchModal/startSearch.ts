import {SEARCH_ENTRY} from '../../portal/search';
import {modalEngine, toModalQuery} from './modalEngine';
import {close, isOpen, open} from './openSearch';
import {opensSearch} from './opensSearch';
import {getPageEngine} from './pageEngine';
import {readTypedText} from './readTypedText';

const SHEET = `/css/${SEARCH_ENTRY}.`;

/** Takes over from the inline loader: opens the search if the reader has asked for it. */
export function startSearch(): void {
  // The worker starts and the index is fetched while the modal renders.
  getPageEngine();
  void waitForStyles().then(() => {
    const {portalLoader} = window;
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('click', onClick, true);
    const text = readTypedText(portalLoader?.events.splice(0) ?? []);
    if (portalLoader !== undefined) portalLoader.isOpen = false;
    if (text === undefined) return;
    const wanted = text.trim();
    // While the modal renders.
    if (wanted !== '') modalEngine.ask(toModalQuery(wanted));
    open(text);
  });
}

/** Waits for the sheet that the loader adds, and adds again if it fails; none in development. */
function waitForStyles(): Promise<void> {
  const sheets = document.head.getElementsByTagName('link');
  const own = (): HTMLLinkElement[] =>
    Array.from(sheets).filter(({rel, href}) => rel === 'stylesheet' && href.includes(SHEET));
  if (own().length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const check = (): void => {
      if (!own().some(({sheet}) => sheet !== null)) return;
      document.head.removeEventListener('load', check, true);
      resolve();
    };
    document.head.addEventListener('load', check, true);
    check();
  });
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.isComposing) return;
  if (isOpen() && event.key === 'Escape') {
    event.preventDefault();
    // The modal would clear its field.
    event.stopPropagation();
    close();
  } else if (opensSearch(event)) {
    event.preventDefault();
    if (!isOpen()) open();
    else if (event.key !== '/') close();
  }
}

function onClick(event: MouseEvent): void {
  if (!opensSearch(event)) return;
  event.preventDefault();
  if (!isOpen()) open();
}
