import type {ReactNode} from 'react';
import {baseUrl} from '../../portal/product';
import {searchStarts} from '../../portal/search';
import SearchLink from './SearchLink';
import styles from './styles.module.css';

/** Popular pages, shown until the reader types. */
export default function StartPlaces({onChoose}: {readonly onChoose?: () => void}): ReactNode {
  return (
    <nav aria-label="Often looked for" className={styles.starts}>
      <p>Often looked for</p>
      <ul>
        {searchStarts.map(({label, to}) => (
          <li key={to}>
            <SearchLink to={baseUrl + to} onChoose={onChoose}>
              {label}
            </SearchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
