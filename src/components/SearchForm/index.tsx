import {useId, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface SearchFormProps {
  /** What the reader has searched for already. */
  readonly query?: string;
}

/** Search by plain navigation: works before and without script. */
export default function SearchForm({query}: SearchFormProps): ReactNode {
  const id = useId();
  return (
    <form role="search" action={useBaseUrl('/search')} method="get" className="portal-search-form">
      <label htmlFor={id} className="portal-hidden">
        Search the documentation
      </label>
      <input
        id={id}
        className="portal-field"
        type="search"
        name="q"
        required
        defaultValue={query}
        placeholder="An operation, a field, an error, a word"
        autoComplete="off"
      />
      <button type="submit" className="portal-button">
        Search
      </button>
    </form>
  );
}
