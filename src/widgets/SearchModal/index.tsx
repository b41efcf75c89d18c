import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DocSearchModal} from 'typesense-docsearch-react/modal';
import type {SearchGroup} from '../../portal/search';
import {getReportUrl} from '../../portal/reportUrl';
import {toSearchClient} from '../../search/toSearchClient';
import {useSearchEngine} from '../../hooks/useSearchEngine';
import {cleanStoredSearches, STORAGE_NAME} from './cleanStoredSearches';
import Hit from './Hit';
import type {Outcome} from './outcome';
import Panel from './Panel';
import {repeatQuery} from './queryField';
import styles from './styles.module.css';
import {toModalHit} from './toModalHit';
import {useDialogSemantics} from './useDialogSemantics';
import {useInputMethod} from './useInputMethod';
import {useTypedText} from './useTypedText';

export interface SearchModalProps {
  readonly onClose: () => void;
}

/** The search dialog: the modal of typesense-docsearch-react with our engines and our hits. */
export default function SearchModal({onClose}: SearchModalProps): ReactNode {
  const history = useHistory();
  const engine = useSearchEngine();
  const base = useBaseUrl('/');
  const searchUrl = useBaseUrl('/search');
  useState(() => cleanStoredSearches(base));
  const [outcome, setOutcome] = useState<Outcome>();
  const [group, setGroup] = useState<SearchGroup>();
  const [text, setText] = useTypedText();
  const wanted = useRef<SearchGroup | undefined>(undefined);
  useDialogSemantics();
  useInputMethod();

  const transformSearchClient = useCallback(
    () =>
      toSearchClient(async (query, signal) => {
        setText(query);
        try {
          const response = await engine.search(
            {text: query, group: wanted.current, perPage: 20},
            signal,
          );
          if (!signal.aborted) setOutcome(response);
          return response;
        } catch (error) {
          if (!signal.aborted) setOutcome('failed');
          throw error;
        }
      }, toModalHit),
    [engine, setText],
  );
  const navigator = useMemo(
    () => ({
      navigate: ({itemUrl = ''}: {itemUrl?: string}) =>
        itemUrl.startsWith('/') ? history.push(itemUrl) : window.location.assign(itemUrl),
      navigateNewTab: ({itemUrl}: {itemUrl?: string}) =>
        void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}: {itemUrl?: string}) =>
        void window.open(itemUrl, '_blank', 'noopener'),
    }),
    [history],
  );
  const footer = useCallback(
    ({state}: {state: {query: string; context: {nbHits?: number}}}) => (
      <Link
        to={`${searchUrl}?${new URLSearchParams({q: state.query.trim(), ...(group !== undefined && {group})})}`}
        className={styles.all}
        onClick={onClose}
      >
        See all {state.context.nbHits ?? 0} results
      </Link>
    ),
    [group, onClose, searchUrl],
  );

  const choose = (next: SearchGroup | undefined): void => {
    wanted.current = next;
    setGroup(next);
    repeatQuery();
  };

  return createPortal(
    <>
      <DocSearchModal
        {...({
          typesenseCollectionName: STORAGE_NAME,
          placeholder: 'Search the documentation',
          initialScrollY: window.scrollY,
          onClose,
          navigator,
          hitComponent: Hit,
          resultsFooterComponent: footer,
          transformSearchClient,
          getMissingResultsUrl: ({query}: {query: string}) => getReportUrl(query),
        } as unknown as Parameters<typeof DocSearchModal>[0])}
      />
      <Panel
        text={text}
        outcome={text === '' ? undefined : outcome}
        group={group}
        onChoose={choose}
        onClose={onClose}
      />
    </>,
    document.body,
  );
}
