import {useEffect, useMemo, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {SearchGroup} from '../../portal/search';
import AnswerLine from './AnswerLine';
import CorrectedNote from './CorrectedNote';
import FallbackNote from './FallbackNote';
import Filters from './Filters';
import IndexNote from './IndexNote';
import type {Outcome} from './outcome';
import {focusField, runQuery} from './queryField';
import StartPlaces from './StartPlaces';
import styles from './styles.module.css';
import SuggestedQueries from './SuggestedQueries';
import {toStatus} from './toStatus';
import {useNoResultsSlot} from './useNoResultsSlot';

export interface PanelProps {
  readonly text: string;
  readonly outcome: Outcome | undefined;
  readonly group: SearchGroup | undefined;
  readonly onChoose: (group: SearchGroup | undefined) => void;
  readonly onClose: () => void;
}

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
      <Filters outcome={outcome} group={group} onChoose={onChoose} />
      {text === '' && <StartPlaces onChoose={onClose} />}
      <AnswerLine text={text} onChoose={onClose} />
      <CorrectedNote outcome={outcome} />
      <FallbackNote outcome={outcome} />
      {text !== '' && <IndexNote outcome={outcome} onRetry={focusField} />}
      <p className={styles.count} role="status">
        {toStatus(outcome)}
      </p>
      {createPortal(
        <div className={styles.suggestions}>
          <SuggestedQueries
            suggestions={typeof outcome === 'object' ? outcome.suggestions : undefined}
          >
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
