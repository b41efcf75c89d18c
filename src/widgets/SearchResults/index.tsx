import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import SearchForm from '../../components/SearchForm';
import {baseUrl} from '../../portal/product';
import {getReportUrl} from '../../portal/reportUrl';
import type {SearchResponse} from '../../search/types';
import AnswerLine from '../SearchModal/AnswerLine';
import CorrectedNote from '../SearchModal/CorrectedNote';
import FallbackNote from '../SearchModal/FallbackNote';
import {HitLink} from '../SearchModal/Hit';
import IndexNote from '../SearchModal/IndexNote';
import StartPlaces from '../SearchModal/StartPlaces';
import SuggestedQueries from '../SearchModal/SuggestedQueries';
import Filters from './Filters';
import Pages from './Pages';
import {toSearchAddress} from './searchAddress';
import styles from './styles.module.css';
import {useSearchAddress} from './useSearchAddress';
import {useSearchResults, type SearchState} from './useSearchResults';

const PER_PAGE = 20;

/** The results of the query in the address; filters and pages are links, so back and forward work. */
export default function SearchResults(): ReactNode {
  const {text, group, page, setText, setPage} = useSearchAddress();
  const [state, retry] = useSearchResults({text, group, page, perPage: PER_PAGE});
  const response = state.status === 'found' ? state.response : undefined;

  // The number of a page can be typed, and the results become fewer.
  const last = response === undefined || response.complete ? Infinity : countPages(response);
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last, setPage]);

  return (
    <>
      {text.trim() !== '' && (
        <Head>
          <title>{`“${text.trim()}” | Search`}</title>
        </Head>
      )}
      {/* Who comes back from a hit stays where it is. */}
      <SearchForm
        query={text}
        onType={setText}
        onSubmit={state.status === 'failed' ? retry : undefined}
        takesFocus={state.status !== 'found'}
      />
      <Status state={state} text={text} />
      {text.trim() !== '' && <IndexNote outcome={toOutcome(state)} onRetry={retry} />}
      <AnswerLine text={text} />
      {state.status === 'empty' && <StartPlaces />}
      {response !== undefined && (
        <>
          <CorrectedNote outcome={response} />
          <FallbackNote outcome={response} />
          <Filters
            text={text}
            group={group}
            counts={response.complete === undefined ? response.groups : undefined}
          />
          {response.count === 0 && <NoResults text={text} suggestions={response.suggestions} />}
          <ol className={styles.hits} start={(page - 1) * PER_PAGE + 1}>
            {response.hits.map((hit) => (
              <li key={hit.id}>
                <HitLink hit={hit} />
              </li>
            ))}
          </ol>
          {response.complete === undefined && (
            <Pages text={text} group={group} page={page} last={countPages(response)} />
          )}
        </>
      )}
    </>
  );
}

const countPages = ({count}: SearchResponse): number => Math.max(1, Math.ceil(count / PER_PAGE));

function toStatusText({count, complete}: SearchResponse): string {
  if (complete !== undefined) return 'Searching …';
  return count === 1 ? '1 result' : `${count} results`;
}

const toOutcome = (state: SearchState): SearchResponse | 'failed' | undefined => {
  if (state.status === 'found') return state.response;
  return state.status === 'failed' ? 'failed' : undefined;
};

interface StatusProps {
  readonly state: SearchState;
  readonly text: string;
}

function Status({state, text}: StatusProps): ReactNode {
  return (
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
      {state.status === 'found' && <p>{toStatusText(state.response)}</p>}
    </div>
  );
}

interface NoResultsProps {
  readonly text: string;
  readonly suggestions: readonly string[] | undefined;
}

function NoResults({text, suggestions}: NoResultsProps): ReactNode {
  return (
    <>
      <p>
        No results for "<strong>{text}</strong>"
      </p>
      <SuggestedQueries suggestions={suggestions}>
        {(query) => <Link to={`${baseUrl}search${toSearchAddress({text: query})}`}>{query}</Link>}
      </SuggestedQueries>
      <p>
        Believe this query should return results? <Link to={getReportUrl(text)}>Let us know.</Link>
      </p>
    </>
  );
}
