import {useMemo, useState, type ReactNode} from 'react';
import Stage from '../stage/Stage';
import DeviationList from './DeviationList';
import JsonView from './JsonView';
import OpenResult from './OpenResult';
import type {OpenedResult} from './readResult';
import {ResultBoxes} from './ResultBoxes';
import styles from './resultViewer.module.css';
import {toResultPictures} from './toResultPictures';
import {useReferenceLinks} from './useReferenceLinks';

/** Asks for a result, then shows it as responses of the sandbox are shown. */
export default function ResultViewer(): ReactNode {
  // Null once the reader comes back for another.
  const [result, setResult] = useState<OpenedResult | null>();
  if (!result) return <OpenResult onOpen={setResult} takesFocus={result === null} />;
  return <Opened result={result} onBack={() => setResult(null)} />;
}

interface OpenedProps {
  readonly result: OpenedResult;
  readonly onBack: () => void;
}

function Opened({result, onBack}: OpenedProps): ReactNode {
  const {name, value, operationId, deviations} = result;
  const [selected, select] = useState<string>();
  const all = useMemo(() => new ResultBoxes(value), [value]);
  const boxes = useMemo(() => all.list(selected), [all, selected]);
  const pictures = useMemo(() => toResultPictures(result.pictures, boxes), [result, boxes]);
  const getReferenceLink = useReferenceLinks(operationId, value);
  return (
    <>
      <div className={styles.summary}>
        <div role="status">
          <DeviationList name={name} deviations={deviations} onSelect={select} />
          {all.isLarge && (
            <p className={styles.note}>
              This result is large: the image shows the boxes of one item. Select a line of another
              item to see its boxes.
            </p>
          )}
        </div>
        <button
          type="button"
          className="portal-button portal-button--quiet"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
          autoFocus
          onClick={onBack}
        >
          Open another
        </button>
      </div>
      <div className={styles.panes} data-panes={pictures.length > 0 ? 2 : 1}>
        {pictures.length > 0 && (
          <section aria-label="Image" className={styles.pane}>
            <Stage pictures={pictures} boxes={boxes} selected={selected} onSelect={select} />
          </section>
        )}
        <section aria-label="JSON" className={styles.pane}>
          <JsonView
            value={value}
            selected={selected}
            onSelect={select}
            findBox={all.find}
            getReferenceLink={getReferenceLink}
          />
        </section>
      </div>
    </>
  );
}
