import {useEffect, useId, useRef, type ReactNode} from 'react';
import FindingTable from './FindingTable';
import LevelMark from './LevelMark';
import MarkPane from './MarkPane';
import type {PictureChecker} from './PictureChecker';
import styles from './tool.module.css';
import type {Row} from './table/Row';
import {judgePicture} from './verdict/summarize';

interface PictureReportProps {
  readonly row: Row;
  readonly checker: PictureChecker;
  /** It is the only one: nobody has opened it. */
  readonly isAlone: boolean;
}

/** Everything about one picture. */
export default function PictureReport({row, checker, isAlone}: PictureReportProps): ReactNode {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const {name, facts, verdict} = row;
  useEffect(() => {
    if (!isAlone) title.current?.focus();
  }, [isAlone]);
  return (
    <section className={styles.report} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {name}
      </h2>
      {facts === undefined || verdict === undefined ? (
        <p>Not checked yet.</p>
      ) : (
        <>
          <p className={styles.verdict} data-level={verdict.level}>
            <LevelMark level={verdict.level} /> <span>{verdict.text}</span>
          </p>
          <div className={styles.columns}>
            <FindingTable label="Values of the whole image" findings={judgePicture(facts)} />
            {facts.measures !== undefined && facts.size !== undefined && (
              <MarkPane
                picture={row}
                size={facts.size}
                divisor={facts.divisor ?? 1}
                isTurned={facts.orientation !== 1}
                checker={checker}
              />
            )}
          </div>
        </>
      )}
    </section>
  );
}
