import type {ReactNode} from 'react';
import Diagram from '../Diagram';
import styles from './styles.module.css';

interface Message {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** The response to an earlier message, which has a dashed line. */
  readonly response?: boolean;
}

interface SequenceDiagramProps {
  readonly title: string;
  /** Columns from left to right. */
  readonly actors: readonly string[];
  readonly messages: readonly Message[];
}

const COLUMN = 210;
const ROW = 46;
const HEAD = 64;
const BOX = {width: 170, height: 36};

/**
 * Who sends what to whom, in order. Screen readers get the same messages as the description of the
 * picture.
 */
export default function SequenceDiagram({
  title,
  actors,
  messages,
}: SequenceDiagramProps): ReactNode {
  const width = actors.length * COLUMN;
  const height = HEAD + messages.length * ROW + 12;
  const toX = (actor: string): number => {
    const column = actors.indexOf(actor);
    if (column < 0) {
      throw new Error(
        `SequenceDiagram "${title}": unknown actor, got ${JSON.stringify(actor)}. Expected: one of ${actors.join(', ')}.`,
      );
    }
    return (column + 0.5) * COLUMN;
  };
  return (
    <Diagram
      title={title}
      description={messages.map(({from, to, text}) => `${from} to ${to}: ${text}.`).join(' ')}
      width={width}
      height={height}
    >
      {actors.map((actor) => (
        <g key={actor}>
          <line
            className={styles.lifeline}
            x1={toX(actor)}
            x2={toX(actor)}
            y1={BOX.height}
            y2={height}
          />
          <rect
            className={styles.actor}
            x={toX(actor) - BOX.width / 2}
            y={1}
            width={BOX.width}
            height={BOX.height}
            rx={6}
          />
          <text className={styles.name} x={toX(actor)} y={24}>
            {actor}
          </text>
        </g>
      ))}
      {messages.map((message, row) => (
        <Arrow
          key={row}
          {...message}
          x1={toX(message.from)}
          x2={toX(message.to)}
          y={HEAD + row * ROW + 22}
        />
      ))}
    </Diagram>
  );
}

function Arrow({
  text,
  response = false,
  x1,
  x2,
  y,
}: Message & {readonly x1: number; readonly x2: number; readonly y: number}): ReactNode {
  const direction = Math.sign(x2 - x1);
  if (direction === 0) {
    return (
      <g className={styles.message} data-response={response}>
        <path d={`M${x1} ${y - 8} h26 v16 h-20`} />
        <path className={styles.head} d={`M${x1} ${y + 8} l9 -5 v10 z`} />
        <text className={styles.own} x={x1 + 34} y={y + 5}>
          {text}
        </text>
      </g>
    );
  }
  return (
    <g className={styles.message} data-response={response}>
      <line x1={x1} x2={x2 - direction * 8} y1={y} y2={y} />
      <path className={styles.head} d={`M${x2} ${y} l${-direction * 9} -5 v10 z`} />
      <text x={(x1 + x2) / 2} y={y - 7}>
        {text}
      </text>
    </g>
  );
}
