import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchStarts} from '../../portal/search';
import styles from './styles.module.css';

/** Popular pages, shown until the reader types. */
export default function StartPlaces({onChoose}: {readonly onChoose: () => void}): ReactNode {
  const base = useBaseUrl('/');
  return (
    <nav aria-label="Often looked for" className={styles.starts}>
      <p>Often looked for</p>
      <ul>
        {searchStarts.map(({label, to}) => (
          <li key={to}>
            <Link to={base + to} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
