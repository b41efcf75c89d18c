import {useEffect, useMemo, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {SearchGroup} from '../../portal/search';
import AnswerLine from './AnswerLine';
import CorrectedNote from './CorrectedNote';
import FallbackNote from './FallbackNote';
import {groupLabels} from './kindLabels';
import type {Outcome} from './outcome';
import {runQuery} from './queryField';
import StartPlaces from './StartPlaces';
import styles from './styles.module.css';
import SuggestedQueries from './SuggestedQueries';
import {useNoResultsSlot} from './useNoResultsSlot';

export interface PanelProps {
  readonly text: string;
  readonly outcome: Outcome | undefined;
  readonly group: SearchGroup | undefined;
  readonly onChoose: (group: SearchGroup | undefined) => void;
  readonly onClose: () => void;
}

const chips: readonly [SearchGroup | undefined, string][] = [
  [undefined, 'All'],
  ...(Object.entries(groupLabels) as [SearchGroup, string][]),
];

/**
 * Filters, answer line and notes below the search field. A portal puts them into the modal, which
 * has no slot for them.
 */
export default function Panel({text, outcome, group, onChoose, onClose}: PanelProps): ReactNode {
  const row = useMemo(() => document.createElement('div'), []);
  useEffect(() => {
    document.querySelector('.DocSearch-SearchBar')?.after(row);
    return () => row.remove();
  }, [row]);
  const noResults = useNoResultsSlot();
  return createPortal(
    <>
      <div role="group" aria-label="Show only" className={styles.filters}>
        {chips.map(([id, label]) => (
          <button
            key={label}
            type="button"
            className={styles.chip}
            aria-pressed={group === id}
            onClick={() => onChoose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {text === '' && <StartPlaces onChoose={onClose} />}
      <AnswerLine text={text} onChoose={onClose} />
      <CorrectedNote outcome={outcome} />
      <FallbackNote outcome={outcome} />
      <p className={styles.count} role="status">
        {toStatus(outcome)}
      </p>
      {createPortal(
        <div className={styles.suggestions}>
          <SuggestedQueries>
            {(query) => (
              <button type="button" onClick={() => runQuery(query)}>
                {query}
              </button>
            )}
          </SuggestedQueries>
        </div>,
        noResults,
      )}
    </>,
    row,
  );
}

function toStatus(outcome: Outcome | undefined): string {
  if (outcome === undefined) return '';
  if (outcome === 'failed') return 'Unable to fetch results';
  if (outcome.count === 0) return 'No results';
  return outcome.count === 1 ? '1 result' : `${outcome.count} results`;
}
