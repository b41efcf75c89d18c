// Change: opens our search over the embedded index or Typesense; the theme has no search bar
// without Algolia.
import {useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isConnectionSlow} from '../../hooks/isConnectionSlow';
import {host} from '../../widgets/SearchModal/host';
import styles from './styles.module.css';

/** For a reader who may open the search. */
const loadAhead = (): void => {
  if (!isConnectionSlow()) window.portalLoader?.load();
};

/**
 * Button in the navbar. The search itself listens for clicks on it and for its keys, whether the
 * page is hydrated or not (`src/widgets/SearchModal/startSearch.ts`).
 */
export default function SearchBar(): ReactNode {
  useSearchHost();
  const [hasFailed, setFailed] = useSearchFailure();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-label="Search"
        onFocus={loadAhead}
        onPointerEnter={loadAhead}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        <span>Search</span>
        <kbd aria-hidden="true" />
      </button>
      {hasFailed && (
        <dialog
          ref={(dialog) => dialog?.showModal()}
          aria-label="Search"
          onClose={() => setFailed(false)}
        >
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

/** Lets the search show pages without loading them in full. */
function useSearchHost(): void {
  const history = useHistory();
  const {tags} = useContextualSearchFilters();
  useEffect(() => {
    host.navigate = (url) => history.push(url);
    return () => {
      host.navigate = undefined;
    };
  }, [history]);
  useEffect(() => {
    host.tags = tags;
  });
}

/** Whether the loader could not load the search, also before the page was hydrated. */
function useSearchFailure(): [hasFailed: boolean, setFailed: (hasFailed: boolean) => void] {
  const [hasFailed, setFailed] = useState(false);
  const searchUrl = useBaseUrl('/search');
  useEffect(() => {
    const {portalLoader} = window;
    if (portalLoader === undefined) return undefined;
    portalLoader.onFailure = () => {
      // A reader who only comes near its button has not asked for it.
      if (portalLoader.events.splice(0).length === 0) return;
      // The search of an older release is gone from the server, so the results page of the new
      // release is loaded.
      if (navigator.onLine) window.location.assign(searchUrl);
      else setFailed(true);
    };
    if (portalLoader.isOpen === 0) portalLoader.onFailure();
    return () => {
      portalLoader.onFailure = undefined;
    };
  }, [searchUrl]);
  return [hasFailed, setFailed];
}
