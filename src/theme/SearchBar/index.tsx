// Change: our own search over the embedded index or Typesense; the package's Algolia bar stays unused.
import {lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

const loadModal = () => import('../../widgets/SearchModal');
const SearchModal = lazy(loadModal);

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** Button in the navbar; Ctrl/Cmd+K and '/' open the search everywhere. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const lastFocus = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const {siteConfig} = useDocusaurusContext();

  const prepare = useCallback(() => {
    void loadModal().catch(() => undefined);
    void import('../../search/getSearchEngine').then(({getSearchEngine}) => getSearchEngine(siteConfig)).catch(() => undefined);
  }, [siteConfig]);
  const open = useCallback(() => {
    lastFocus.current = document.activeElement instanceof HTMLElement && document.activeElement !== document.body ? document.activeElement : null;
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    // What had the focus may be gone with the page that it was on.
    (lastFocus.current?.isConnected ? lastFocus.current : button.current)?.focus();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Some browsers send key events without a key when they fill in a form.
      const key = (event.key as string | undefined)?.toLowerCase();
      const isShortcut = key === 'k' && (event.ctrlKey || event.metaKey);
      if (isShortcut || (key === '/' && !isOpen && !isTextField(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey)) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      } else if (key === 'escape' && isOpen) {
        event.preventDefault();
        close();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close, open, isOpen]);

  return (
    <>
      <button ref={button} type="button" className={styles.button} aria-haspopup="dialog" aria-expanded={isOpen} aria-label="Search" onClick={open} onFocus={prepare} onPointerEnter={prepare}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        <span>Search</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchModal onClose={close} />
        </Suspense>
      )}
    </>
  );
}
