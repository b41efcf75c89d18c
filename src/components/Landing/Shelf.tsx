import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {CatalogueEntry} from '../../portal/CatalogueEntry';
import styles from './styles.module.css';

interface ShelfProps {
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
  /** Where the whole of it is listed. */
  readonly more: {readonly label: string; readonly to: string};
  /** Rows instead of cards: for what most readers pass by. */
  readonly asList?: boolean;
}

/** A titled group of entries. */
export default function Shelf({title, entries, more, asList = false}: ShelfProps): ReactNode {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <Link to={more.to}>{more.label}</Link>
      </div>
      <ul className={clsx(asList ? styles.rows : styles.cards)}>
        {entries.map(({label, to, description}) => (
          <li key={to}>
            <Link to={to}>
              <strong>{label}</strong>
              <span>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
