import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import {PlaceRows} from '../../components/PlaceTable';
import {places} from '../../data/countries';
import {matchPlaces} from './matchPlaces';
import styles from './styles.module.css';

/** Longest query: more than any name of a place. */
const QUERY_MAX_LENGTH = 60;

/**
 * Finds a place in the list below it. The query is part of the address, so a result can be linked.
 */
export default function CountryFilter(): ReactNode {
  const id = useId();
  const [asked, setAsked] = useQueryString('q');
  const [typed, setTyped] = useState<string>();
  const query = typed ?? asked;
  const matches = matchPlaces(query, places);
  const setQuery = (text: string | null): void => {
    try {
      setAsked(text);
      setTyped(undefined);
    } catch {
      // Safari does not allow a page to change the address more than 100 times in 30 seconds.
      setTyped(text ?? '');
    }
  };
  const clearOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    setQuery(null);
  };
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Find a place by its name or code</label>
      <input
        id={id}
        className={styles.input}
        type="search"
        autoComplete="off"
        maxLength={QUERY_MAX_LENGTH}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={clearOnEscape}
      />
      <p className={styles.count} role="status">
        {/* Each text has its own element, because browser translators replace text nodes. */}
        {query.trim() !== '' && (
          <span
            key={query}
          >{`${matches.length} of ${places.length} places match “${query.trim()}”.`}</span>
        )}
      </p>
      {matches.length > 0 && <PlaceRows caption="Matching places" places={matches} />}
    </div>
  );
}
