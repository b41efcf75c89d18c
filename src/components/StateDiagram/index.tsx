import type {ReactNode} from 'react';
import Diagram from '../Diagram';
import styles from './styles.module.css';

interface Transition {
  readonly from: string;
  readonly to: string;
  /** What makes it happen. */
  readonly text: string;
}

interface StateDiagramProps {
  readonly title: string;
  /** From left to right; the first is where everything begins. */
  readonly states: readonly string[];
  readonly transitions: readonly Transition[];
  /** The state to mark, where the diagram follows something that happens. */
  readonly current?: string | undefined;
}

const COLUMN = 276;
const MIDDLE = 118;
const BOX = {width: 178, height: 44};

/**
 * States in a row: steps to the next one are straight, steps that skip one pass below, repetitions
 * loop above.
 */
export default function StateDiagram({
  title,
  states,
  transitions,
  current,
}: StateDiagramProps): ReactNode {
  const getColumn = (state: string): number => {
    const column = states.indexOf(state);
    if (column < 0) {
      throw new Error(
        `StateDiagram "${title}": unknown state, got ${JSON.stringify(state)}. Expected: one of ${states.join(', ')}.`,
      );
    }
    return column;
  };
  const hasDetour = transitions.some(({from, to}) => getColumn(to) - getColumn(from) > 1);
  return (
    <Diagram
      title={title}
      description={[
        ...transitions.map(({from, to, text}) => `From ${from} to ${to}: ${text}.`),
        ...(current === undefined ? [] : [`Now: ${current}.`]),
      ].join(' ')}
      width={states.length * COLUMN}
      height={hasDetour ? 236 : 176}
    >
      {transitions.map(({from, to, text}) => (
        <Step key={`${from}>${to}`} from={getColumn(from)} to={getColumn(to)} text={text} />
      ))}
      {states.map((state, column) => (
        <g key={state} data-current={state === current}>
          <rect
            className={styles.state}
            x={toX(column) - BOX.width / 2}
            y={MIDDLE - BOX.height / 2}
            width={BOX.width}
            height={BOX.height}
            rx={22}
          />
          <text className={styles.name} x={toX(column)} y={MIDDLE + 5}>
            {state}
          </text>
        </g>
      ))}
    </Diagram>
  );
}

const toX = (column: number): number => (column + 0.5) * COLUMN;

function Step({
  from,
  to,
  text,
}: {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}): ReactNode {
  const x = toX(to);
  if (from === to) {
    const top = MIDDLE - BOX.height / 2;
    return (
      <g className={styles.step}>
        <path
          d={`M${x - 34} ${top} C${x - 60} ${top - 60} ${x + 60} ${top - 60} ${x + 37} ${top - 7}`}
        />
        <path className={styles.head} d={`M${x + 34} ${top} l-2 -11 l9 4 z`} />
        <text x={x} y={top - 58}>
          {text}
        </text>
      </g>
    );
  }
  if (to - from > 1) {
    const bottom = MIDDLE + BOX.height / 2;
    return (
      <g className={styles.step}>
        <path
          d={`M${toX(from)} ${bottom} C${toX(from)} ${bottom + 80} ${x} ${bottom + 80} ${x} ${bottom + 9}`}
        />
        <path className={styles.head} d={`M${x} ${bottom} l-5 9 h10 z`} />
        <text x={(toX(from) + x) / 2} y={bottom + 86}>
          {text}
        </text>
      </g>
    );
  }
  const start = toX(from) + BOX.width / 2;
  const end = x - BOX.width / 2;
  return (
    <g className={styles.step}>
      <line x1={start} x2={end - 8} y1={MIDDLE} y2={MIDDLE} />
      <path className={styles.head} d={`M${end} ${MIDDLE} l-9 -5 v10 z`} />
      {text.split(' / ').map((line, row) => (
        <text key={line} x={(start + end) / 2} y={MIDDLE - 30 + row * 18}>
          {line}
        </text>
      ))}
    </g>
  );
}
