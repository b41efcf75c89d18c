import type {MouseEvent, ReactNode} from 'react';
import type {SearchGroup} from '../../portal/search';
import type {SearchResponse} from '../../search/types';
import {groupLabels} from './kindLabels';
import type {Outcome} from './outcome';
import {focusField, repeatQuery} from './queryField';
import styles from './styles.module.css';

export interface FiltersProps {
  readonly outcome: Outcome | undefined;
  readonly group: SearchGroup | undefined;
  readonly onChoose: (group: SearchGroup | undefined) => void;
}

const groups = Object.entries(groupLabels) as [SearchGroup, string][];
const chips: readonly [SearchGroup | undefined, string][] = [[undefined, 'All'], ...groups];

/** Number of hits in all groups. */
const countAll = (response: SearchResponse): number =>
  Object.values(response.groups).reduce((sum, count) => sum + count, 0);

/** Chips that limit the hits to one group, and a way back when that has none. */
export default function Filters({outcome, group, onChoose}: FiltersProps): ReactNode {
  const response =
    typeof outcome === 'object' && outcome.complete === undefined ? outcome : undefined;
  const choose = (next: SearchGroup | undefined, {detail}: MouseEvent): void => {
    onChoose(next);
    // A click with a pointer gives the focus back; a key leaves it where it is.
    if (detail > 0) focusField();
    else repeatQuery();
  };
  const countOf = (id: SearchGroup | undefined): ReactNode => {
    if (response === undefined) return null;
    const count = id === undefined ? countAll(response) : (response.groups[id] ?? 0);
    return <span className={styles.chipCount}>{count}</span>;
  };
  return (
    <>
      <div role="group" aria-label="Show only" className={styles.filters}>
        {chips.map(([id, label]) => (
          <button
            key={label}
            type="button"
            className={styles.chip}
            aria-pressed={group === id}
            onClick={(event) => choose(id, event)}
          >
            {label} {countOf(id)}
          </button>
        ))}
      </div>
      {group !== undefined && response?.count === 0 && countAll(response) > 0 && (
        <p className={styles.note}>
          {`Nothing under ${groupLabels[group]}. `}
          <button
            type="button"
            className={styles.retry}
            onClick={(event) => choose(undefined, event)}
          >
            {`Show all ${countAll(response)} results`}
          </button>
        </p>
      )}
    </>
  );
}
