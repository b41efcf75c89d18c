import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {recoverFocus} from '../../hooks/recoverFocus';
import {saveFile} from '../../hooks/saveFile';
import type {Collected} from './collectFiles';
import Histogram from './Histogram';
import {PictureList, type PictureState} from './PictureList';
import PictureReport from './PictureReport';
import QuietButton from './QuietButton';
import ResultTable from './ResultTable';
import styles from './tool.module.css';
import type {Row} from './table/Row';
import {toResultCsv} from './table/toResultCsv';

interface ToolProps {
  /** What the reader chose last. */
  readonly collected: Collected;
}

/** Pictures that are checked: all of them in a table, and one in full. */
export default function Tool({collected}: ToolProps): ReactNode {
  const [list] = useState(() => new PictureList());
  const state = useSyncExternalStore(list.subscribe, list.getState);
  const [openKey, setOpenKey] = useState<string>();
  const {rows} = state;
  const open = rows.find(({key}) => key === openKey) ?? (rows.length === 1 ? rows[0] : undefined);

  useEffect(() => list.add(collected), [list, collected]);
  useEffect(() => () => list.cancel(), [list]);

  return (
    <div className={styles.tool}>
      <Progress list={list} state={state} />
      {rows.length > 1 && (
        <>
          <ResultTable rows={rows} openKey={open?.key} onOpen={setOpenKey} />
          <Histogram rows={rows} />
        </>
      )}
      {open !== undefined && (
        <PictureReport
          key={open.key}
          row={open}
          checker={list.checker}
          isAlone={rows.length === 1}
        />
      )}
    </div>
  );
}

interface ProgressProps {
  readonly list: PictureList;
  readonly state: PictureState;
}

/** How far the check is, and what can be done with all pictures. */
function Progress({list, state}: ProgressProps): ReactNode {
  const {rows, isBusy, notice} = state;
  const buttons = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const {current} = buttons;
    if (current === null) return undefined;
    return recoverFocus(current, () => (current.lastElementChild as HTMLElement).focus());
  }, []);
  const done = rows.filter(({facts}) => facts !== undefined).length;
  const status = isBusy ? `Checking ${toCount(rows.length)} …` : toSummary(rows, done);
  return (
    <div className={styles.progress}>
      <p role="status">
        <span key={status}>{status}</span>
        {notice !== '' && <span key={notice}> {notice}</span>}
      </p>
      {isBusy && (
        <p className={styles.bar}>
          <progress aria-label="Images checked" value={done} max={rows.length} />
          <span>
            {done} of {rows.length}
          </span>
        </p>
      )}
      <p ref={buttons} className={styles.buttons}>
        {isBusy ? (
          <QuietButton label="Cancel" onClick={() => list.cancel()} />
        ) : (
          done < rows.length && <QuietButton label="Continue" onClick={() => list.resume()} />
        )}
        {done > 1 && (
          <QuietButton
            label="Download CSV"
            onClick={() => saveFile('image-check.csv', 'text/csv;charset=utf-8', toResultCsv(rows))}
          />
        )}
        <QuietButton label="Clear the list" onClick={() => list.clear()} />
      </p>
    </div>
  );
}

const toCount = (count: number): string => (count === 1 ? '1 image' : `${count} images`);

/** The outcome for all pictures in a sentence or two. */
function toSummary(rows: readonly Row[], done: number): string {
  if (rows.length === 0) return 'The list is empty.';
  const count = (level: string): number =>
    rows.filter(({verdict}) => verdict?.level === level).length;
  const groups = [
    [count('good'), 'as recommended'],
    [count('unmeasured'), 'not sure'],
    [count('bad'), 'outside of the recommended values'],
    [count('rejected'), 'would be rejected'],
  ] as const;
  const text = groups.flatMap(([number, label]) => (number === 0 ? [] : [`${number} ${label}`]));
  return `${done} of ${toCount(rows.length)} checked${text.length === 0 ? '' : `: ${text.join(', ')}`}.`;
}
