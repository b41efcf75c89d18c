import {memo, type ReactNode} from 'react';
import {CODE_COLORS} from '../../../markdown/highlight/runs';
import {toJsonRuns} from '../../../components/api/toJsonRuns';
import type {Mark} from './compareResponses';
import styles from './jsonView.module.css';
import type {JsonLine} from './toLines';

interface JsonRowProps {
  /** Place in the list of lines, by which the view finds it. */
  readonly index: number;
  readonly line: JsonLine;
  /** The Tab key stops here. */
  readonly isActive: boolean;
  /** Part of what the selected box is about. */
  readonly isSubject: boolean;
  /** The first line of that part. */
  readonly isFirst: boolean;
  /** The selected box itself. */
  readonly isSelected: boolean;
  readonly hasBox: boolean;
  /** Where the reference explains the field. */
  readonly link?: string | undefined;
}

/** In front of a line that differs, so that color is not all that tells. */
const SIGNS: Readonly<Record<Mark, string>> = {added: '+', changed: '~', removed: '−'};

/** A line of JSON. */
function JsonRow(props: JsonRowProps): ReactNode {
  const {index, line, isActive, isSubject, isFirst, isSelected, hasBox, link} = props;
  const {kind, level, position, siblings, mark} = line;
  const shared = {
    className: styles.row,
    'data-row': index,
    style: {paddingInlineStart: `${Math.min(level, LEVEL_MAX) * 2}ch`},
    'data-subject': isSubject || undefined,
    'data-first': isFirst || undefined,
    'data-selected': isSelected || undefined,
    'data-box': hasBox || undefined,
    'data-mark': mark,
  };
  // The end of a value says nothing to those who listen.
  if (kind === 'close') {
    return (
      <div {...shared} aria-hidden="true">
        <span className={styles.text}>{line.text}</span>
      </div>
    );
  }
  const isFoldable = kind === 'open' || kind === 'closed';
  return (
    <div
      {...shared}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isSelected}
      {...(isFoldable && {'aria-expanded': kind === 'open'})}
      tabIndex={isActive ? 0 : -1}
    >
      {mark !== undefined && (
        <span className={styles.sign}>
          <span aria-hidden="true">{SIGNS[mark]}</span>
          <span className={styles.listened}>{mark}: </span>
        </span>
      )}
      {isFoldable && (
        // For the pointer; the keys of the tree fold as well.
        <span className={styles.fold} data-fold aria-hidden="true">
          {kind === 'open' ? '▾' : '▸'}
        </span>
      )}
      <span className={styles.text}>
        <Key line={line} link={link} />
        <Value line={line} />
        {line.note !== undefined && <span className={styles.quiet}> {line.note}</span>}
      </span>
    </div>
  );
}

/** Deeper lines are indented no more. */
const LEVEL_MAX = 14;

function Key({line: {key, kind}, link}: Pick<JsonRowProps, 'line' | 'link'>): ReactNode {
  if (key === undefined) return null;
  const text = <span className="code-property">{key}</span>;
  return (
    <>
      {link === undefined ? (
        text
      ) : (
        // The keyboard has the same link above the lines, for the line that has the focus.
        <a href={link} tabIndex={-1} className={styles.key}>
          {text}
        </a>
      )}
      {kind === 'removed' ? ' ' : ': '}
    </>
  );
}

function Value({line: {text, kind}}: Pick<JsonRowProps, 'line'>): ReactNode {
  if (kind !== 'leaf')
    return <span className={kind === 'open' ? undefined : styles.quiet}>{text}</span>;
  return toJsonRuns(text).map((run, index) =>
    typeof run === 'string' ? (
      run
    ) : (
      <span key={index} className={`code-${CODE_COLORS[run[0]]}`}>
        {run[1]}
      </span>
    ),
  );
}

/** Of hundreds of lines, only those that change are rendered again. */
export default memo(JsonRow);
