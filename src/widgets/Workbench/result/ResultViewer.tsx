import {useMemo, useState, type ReactNode} from 'react';
import {findBoxes, type Box} from '../stage/findBoxes';
import Stage from '../stage/Stage';
import DeviationList from './DeviationList';
import JsonView from './JsonView';
import OpenResult from './OpenResult';
import type {OpenedResult} from './readResult';
import styles from './resultViewer.module.css';
import {toResultPictures} from './toResultPictures';
import {useReferenceLinks} from './useReferenceLinks';

/** Asks for a result, then shows it as responses of the sandbox are shown. */
export default function ResultViewer(): ReactNode {
  const [result, setResult] = useState<OpenedResult>();
  if (result === undefined) return <OpenResult onOpen={setResult} />;
  return <Opened result={result} onBack={() => setResult(undefined)} />;
}

interface OpenedProps {
  readonly result: OpenedResult;
  readonly onBack: () => void;
}

function Opened({result, onBack}: OpenedProps): ReactNode {
  const {name, value, operationId, deviations} = result;
  const [selected, select] = useState<string>();
  const all = useMemo(() => findBoxes(value), [value]);
  const selectable = useMemo(() => new Set(all.map(({path}) => path)), [all]);
  const boxes = useMemo(() => pickEvent(all, selected), [all, selected]);
  const pictures = useMemo(() => toResultPictures(result.pictures, all), [result.pictures, all]);
  const getReferenceLink = useReferenceLinks(operationId, value);
  return (
    <>
      <div className={styles.summary}>
        <div role="status">
          <DeviationList name={name} deviations={deviations} onSelect={select} />
        </div>
        <button type="button" className="portal-button portal-button--quiet" onClick={onBack}>
          Open another
        </button>
      </div>
      <div className={styles.panes} data-panes={pictures.length > 0 ? 2 : 1}>
        {pictures.length > 0 && (
          <section aria-label="Picture" className={styles.pane}>
            <Stage pictures={pictures} boxes={boxes} selected={selected} onSelect={select} />
          </section>
        )}
        <section aria-label="JSON" className={styles.pane}>
          <JsonView
            value={value}
            selected={selected}
            onSelect={select}
            selectable={selectable}
            getReferenceLink={getReferenceLink}
          />
        </section>
      </div>
    </>
  );
}

const EVENT = /^events\[\d+\]/;

/** Of a list of events, the boxes of one: that of the selected box, or the first with a box. */
function pickEvent(boxes: readonly Box[], selected: string | undefined): readonly Box[] {
  const [event = ''] = EVENT.exec(selected ?? '') ?? EVENT.exec(boxes[0]?.path ?? '') ?? [];
  return boxes.filter(({path}) => (EVENT.exec(path)?.[0] ?? '') === event);
}
