import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {baseUrl} from '../../portal/product';
import type {SearchGroup} from '../../portal/search';
import {groupLabels} from '../SearchModal/kindLabels';
import {toSearchAddress} from './searchAddress';
import styles from './styles.module.css';

export interface FiltersProps {
  readonly text: string;
  readonly group: SearchGroup | undefined;
  /** Number of hits in each group, once all are known. */
  readonly counts: Readonly<Partial<Record<SearchGroup, number>>> | undefined;
}

/** Links that limit the results to one group. */
export default function Filters({text, group, counts}: FiltersProps): ReactNode {
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const toLabel = (label: string, count: number): string =>
    counts === undefined ? label : `${label} (${count})`;
  const links: [SearchGroup | undefined, string][] = [
    [undefined, toLabel('All', all)],
    ...(Object.entries(groupLabels) as [SearchGroup, string][]).map(
      ([id, label]): [SearchGroup, string] => [id, toLabel(label, counts?.[id] ?? 0)],
    ),
  ];
  return (
    <nav aria-label="Show only" className={styles.filters}>
      {links.map(([id, label]) => (
        <Link
          key={id ?? 'all'}
          to={`${baseUrl}search${toSearchAddress({text, group: id})}`}
          aria-current={group === id ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
