import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchForm from '../../components/SearchForm';
import {getReportUrl} from '../../portal/reportUrl';
import type {SearchGroup} from '../../portal/search';
import AnswerLine from '../SearchModal/AnswerLine';
import {HitLink} from '../SearchModal/Hit';
import {groupLabels} from '../SearchModal/kindLabels';
import CorrectedNote from '../SearchModal/CorrectedNote';
import FallbackNote from '../SearchModal/FallbackNote';
import SuggestedQueries from '../SearchModal/SuggestedQueries';
import {readSearchAddress} from './readSearchAddress';
import styles from './styles.module.css';
import {useSearchResults} from './useSearchResults';

const PER_PAGE = 20;

/** The results of the query in the address; filters and pages are links, so back and forward work. */
export default function SearchResults(): ReactNode {
  const {text, group, page} = readSearchAddress(useLocation().search);
  const [state, retry] = useSearchResults({text, group, page, perPage: PER_PAGE});

  return (
    <>
      <SearchForm key={text} query={text} />
      <div aria-live="polite">
        {state.status === 'searching' && text !== '' && <p>Searching …</p>}
        {state.status === 'failed' && (
          <>
            <p>
              <strong>Unable to fetch results</strong>
            </p>
            <p>You might want to check your network connection.</p>
          </>
        )}
        {state.status === 'found' && (
          <p>{state.response.count === 1 ? '1 result' : `${state.response.count} results`}</p>
        )}
      </div>
      {state.status === 'failed' && (
        <button type="button" className="portal-button" onClick={retry}>
          Try again
        </button>
      )}
      <AnswerLine text={text} />
      {state.status === 'found' && (
        <>
          <CorrectedNote outcome={state.response} />
          <FallbackNote outcome={state.response} />
          <Filters text={text} group={group} counts={state.response.groups} />
          {state.response.count === 0 && <NoResults text={text} />}
          <ol className={styles.hits} start={(page - 1) * PER_PAGE + 1}>
            {state.response.hits.map((hit) => (
              <li key={hit.id}>
                <HitLink hit={hit} />
              </li>
            ))}
          </ol>
          <Pages text={text} group={group} page={page} count={state.response.count} />
        </>
      )}
    </>
  );
}

function toAddress(text: string, group: SearchGroup | undefined, page: number): string {
  return `?${new URLSearchParams({q: text, ...(group !== undefined && {group}), ...(page > 1 && {page: String(page)})})}`;
}

interface FiltersProps {
  readonly text: string;
  readonly group: SearchGroup | undefined;
  readonly counts: Readonly<Partial<Record<SearchGroup, number>>>;
}

function Filters({text, group, counts}: FiltersProps): ReactNode {
  const base = useBaseUrl('/search');
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const links: [SearchGroup | undefined, string, number][] = [
    [undefined, 'All', all],
    ...(Object.entries(groupLabels) as [SearchGroup, string][]).map(
      ([id, label]): [SearchGroup, string, number] => [id, label, counts[id] ?? 0],
    ),
  ];
  return (
    <nav aria-label="Show only" className={styles.filters}>
      {links.map(([id, label, count]) => (
        <Link
          key={label}
          to={base + toAddress(text, id, 1)}
          aria-current={group === id ? 'true' : undefined}
        >
          {label} ({count})
        </Link>
      ))}
    </nav>
  );
}

interface PagesProps {
  readonly text: string;
  readonly group: SearchGroup | undefined;
  readonly page: number;
  readonly count: number;
}

function Pages({text, group, page, count}: PagesProps): ReactNode {
  const base = useBaseUrl('/search');
  const last = Math.ceil(count / PER_PAGE);
  if (last <= 1 && page === 1) return null;
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && (
        <Link to={base + toAddress(text, group, Math.min(page - 1, last))}>Previous</Link>
      )}
      <span>
        Page {page} of {last}
      </span>
      {page < last && <Link to={base + toAddress(text, group, page + 1)}>Next</Link>}
    </nav>
  );
}

function NoResults({text}: {readonly text: string}): ReactNode {
  const base = useBaseUrl('/search');
  return (
    <>
      <p>
        No results for "<strong>{text}</strong>"
      </p>
      <SuggestedQueries>
        {(query) => <Link to={base + toAddress(query, undefined, 1)}>{query}</Link>}
      </SuggestedQueries>
      <p>
        Believe this query should return results? <Link to={getReportUrl(text)}>Let us know.</Link>
      </p>
    </>
  );
}
