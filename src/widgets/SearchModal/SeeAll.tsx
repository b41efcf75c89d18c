import {createContext, useContext, type ReactNode} from 'react';
import type {SearchGroup} from '../../portal/search';
import {baseUrl} from '../../portal/product';
import {toSearchAddress} from '../SearchResults/searchAddress';
import SearchLink from './SearchLink';
import styles from './styles.module.css';

interface Choice {
  /** What the field contains. */
  readonly text: string;
  readonly group: SearchGroup | undefined;
  /** Number of hits, once all are known. */
  readonly count: number | undefined;
  readonly onClose: () => void;
}

/** Reaches the link while a query runs; the modal renders nothing below its field until it ends. */
export const ChoiceContext = createContext<Choice | undefined>(undefined);

/** Leads from the modal to the page of all results. */
export default function SeeAll(): ReactNode {
  const choice = useContext(ChoiceContext);
  if (choice === undefined) return null;
  const {text, group, count = '', onClose} = choice;
  return (
    <SearchLink
      to={`${baseUrl}search${toSearchAddress({text, group})}`}
      className={styles.all}
      onChoose={onClose}
    >
      See all {count} results
    </SearchLink>
  );
}
