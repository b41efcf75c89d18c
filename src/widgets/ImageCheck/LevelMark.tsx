import type {ReactNode} from 'react';
import styles from './tool.module.css';
import type {Level} from './verdict/Finding';
import type {Verdict} from './verdict/summarize';

const LABELS: Readonly<Record<Level | Verdict['level'], string>> = {
  good: 'OK',
  bad: 'Outside',
  unsure: 'Not sure',
  unmeasured: 'Not sure',
  rejected: 'Rejected',
  info: '',
};

/** A verdict in a word and a color. */
export default function LevelMark({level}: {readonly level: keyof typeof LABELS}): ReactNode {
  return level === 'info' ? null : (
    <span className={styles.mark} data-level={level}>
      {LABELS[level]}
    </span>
  );
}
