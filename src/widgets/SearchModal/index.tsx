import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DocSearchModal} from 'typesense-docsearch-react/modal';
import {INDEX_FILE} from '../../portal/search';
import type {SearchGroup} from '../../portal/search';
import {getReportUrl} from '../../portal/reportUrl';
import {getSearchEngine} from '../../search/getSearchEngine';
import {toSearchClient} from '../../search/toSearchClient';
import Hit from './Hit';
import {groupLabels} from './kindLabels';
import styles from './styles.module.css';
import {toModalHit} from './toModalHit';
import {useDialogSemantics} from './useDialogSemantics';

export interface SearchModalProps {
  readonly onClose: () => void;
  readonly initialQuery?: string;
}

/** Never asked: every query goes through our client. */
const SERVER = {apiKey: 'none', nodes: [{host: 'localhost', port: 443, protocol: 'https'}]};
const PARAMETERS = {};

/** The search over the page, with our engines behind it and our hits in it. */
export default function SearchModal({onClose, initialQuery = ''}: SearchModalProps): ReactNode {
  const history = useHistory();
  const indexUrl = useBaseUrl(`/${INDEX_FILE}`);
  const searchUrl = useBaseUrl('/search');
  const [count, setCount] = useState<number>();
  const [group, setGroup] = useState<SearchGroup>();
  const wanted = useRef<SearchGroup | undefined>(undefined);
  useDialogSemantics();

  const transformSearchClient = useCallback(
    () =>
      toSearchClient(async (text, signal) => {
        const answer = await getSearchEngine(indexUrl).search({text, group: wanted.current, perPage: 20}, signal);
        setCount(answer.count);
        return answer;
      }, toModalHit),
    [indexUrl],
  );
  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl?: string}) => itemUrl !== undefined && history.push(itemUrl)}), [history]);
  const footer = useCallback(
    ({state}: {state: {query: string; context: {nbHits?: number}}}) => (
      <Link to={`${searchUrl}?q=${encodeURIComponent(state.query.trim())}`} className={styles.all} onClick={onClose}>
        See all {state.context.nbHits ?? 0} results
      </Link>
    ),
    [onClose, searchUrl],
  );

  const choose = (next: SearchGroup | undefined): void => {
    wanted.current = next;
    setGroup(next);
    searchAgain();
  };

  return createPortal(
    <>
      <DocSearchModal
        {...({
          typesenseCollectionName: 'portal',
          typesenseServerConfig: SERVER,
          typesenseSearchParameters: PARAMETERS,
          placeholder: 'Search the documentation',
          initialScrollY: window.scrollY,
          initialQuery,
          onClose,
          navigator,
          hitComponent: Hit,
          resultsFooterComponent: footer,
          transformSearchClient,
          getMissingResultsUrl: ({query}: {query: string}) => getReportUrl(query),
        } as unknown as Parameters<typeof DocSearchModal>[0])}
      />
      <Filters group={group} onChoose={choose} />
      <p className={styles.count} role="status">{count === undefined ? '' : `${count} results`}</p>
    </>,
    document.body,
  );
}

/** Chips below the field; they live in the modal's header, which the package offers no place for. */
function Filters({group, onChoose}: {readonly group: SearchGroup | undefined; readonly onChoose: (group: SearchGroup | undefined) => void}): ReactNode {
  const [row] = useState(createRow);
  useEffect(() => {
    document.querySelector('.DocSearch-SearchBar')?.after(row);
    return () => row.remove();
  }, [row]);
  const chips: [SearchGroup | undefined, string][] = [[undefined, 'All'], ...(Object.entries(groupLabels) as [SearchGroup, string][])];
  return createPortal(
    chips.map(([id, label]) => (
      <button key={label} type="button" className={styles.chip} aria-pressed={group === id} onClick={() => onChoose(id)}>
        {label}
      </button>
    )),
    row,
  );
}

function createRow(): HTMLElement {
  const row = document.createElement('div');
  row.className = styles.filters ?? '';
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', 'Show only');
  return row;
}

/** Makes the modal ask again: it does so when its text changes, and a space at the end changes nothing else. */
function searchAgain(): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field === null || field.value.trim() === '') return;
  // React overrides the setter of the element, so the one of its class is used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value.endsWith(' ') ? field.value.trimEnd() : `${field.value} `);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
