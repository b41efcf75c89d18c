// Change: opens our search over the embedded index or Typesense; the theme has no search bar
// without Algolia.
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBaseUrl from '@docusaurus/useBaseUrl';
import siteConfig from '@generated/docusaurus.config';
import {isConnectionSlow} from '../../hooks/isConnectionSlow';
import {opensSearch} from '../../search/opensSearch';
import type {SearchModalProps} from '../../widgets/SearchModal';
import styles from './styles.module.css';

const loadModal = () => import('../../widgets/SearchModal');

/** Loads the modal and creates the engine, which fetches its index. */
function prepare(): void {
  void loadModal().catch(() => undefined);
  void import('../../search/getSearchEngine')
    .then(({getSearchEngine}) => getSearchEngine(siteConfig))
    .catch(() => undefined);
}

/** For a reader who may open the search. */
const prepareAhead = (): void => {
  if (!isConnectionSlow()) prepare();
};

// The search opens before the whole page is hydrated, also when it was asked for before script ran.
if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['keydown', 'click'])
    window.addEventListener(type, (event) => opensSearch(event) && prepare(), true);
  if (window.portalInteractions?.recorded.some(opensSearch)) prepare();
}

type State = 'closed' | 'open' | 'failed';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** Button in the navbar; Ctrl/Cmd+K and '/' open the search everywhere. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const lastFocus = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>('closed');
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const isOpen = state !== 'closed';
  const searchUrl = useBaseUrl('/search');
  const open = useCallback(() => {
    lastFocus.current =
      document.activeElement instanceof HTMLElement && document.activeElement !== document.body
        ? document.activeElement
        : null;
    setState('open');
    loadModal().then(
      (module) => setModal(() => module.default),
      () => {
        // The modal of an older release is gone from the server, so the results page of the new
        // release is loaded.
        if (navigator.onLine) window.location.assign(searchUrl);
        else setState('failed');
      },
    );
  }, [searchUrl]);
  const close = useCallback(() => {
    setState('closed');
    // The element that had the focus may be gone with its page.
    (lastFocus.current?.isConnected ? lastFocus.current : button.current)?.focus();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Some browsers send key events without a key when they fill in forms.
      const key = (event.key as string | undefined)?.toLowerCase();
      const isShortcut = key === 'k' && (event.ctrlKey || event.metaKey);
      if (
        isShortcut ||
        (key === '/' &&
          !isOpen &&
          !isTextField(event.target) &&
          !event.ctrlKey &&
          !event.metaKey &&
          !event.altKey)
      ) {
        event.preventDefault();
        if (state === 'open') close();
        else open();
      } else if (key === 'escape' && isOpen) {
        event.preventDefault();
        close();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close, open, isOpen, state]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label="Search"
        onClick={open}
        onFocus={prepareAhead}
        onPointerEnter={prepareAhead}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        <span>Search</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {state === 'open' && Modal !== undefined && <Modal onClose={close} />}
      {state === 'failed' && (
        <dialog ref={(dialog) => dialog?.showModal()} aria-label="Search" onClose={close}>
          <p role="alert">The search could not be loaded. Check your connection, then try again.</p>
          <form method="dialog">
            <button type="submit" className="portal-button">
              Close
            </button>
          </form>
        </dialog>
      )}
    </>
  );
}
