import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {baseUrl} from '../../portal/product';
import type {SearchGroup} from '../../portal/search';
import {toSearchAddress} from './searchAddress';
import styles from './styles.module.css';

export interface PagesProps {
  readonly text: string;
  readonly group: SearchGroup | undefined;
  readonly page: number;
  /** Number of the last page. */
  readonly last: number;
}

/** Links to the pages of results before and after. */
export default function Pages({text, group, page, last}: PagesProps): ReactNode {
  if (last <= 1) return null;
  const toLink = (number: number): string =>
    `${baseUrl}search${toSearchAddress({text, group, page: number})}`;
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && <Link to={toLink(page - 1)}>Previous</Link>}
      <span>
        Page {page} of {last}
      </span>
      {page < last && <Link to={toLink(page + 1)}>Next</Link>}
    </nav>
  );
}
