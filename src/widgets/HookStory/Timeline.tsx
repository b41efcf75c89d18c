import {useEffect, useRef, type ReactNode} from 'react';
import {actors, type Call, type TimelineItem} from './calls';
import styles from './timeline.module.css';
import {toTimeText} from './toTimeText';

interface TimelineProps {
  readonly items: readonly TimelineItem[];
}

/** Who called whom, in order. Each call opens its HTTP messages. */
export default function Timeline({items}: TimelineProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const {current} = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [items.length]);
  return (
    <section className={styles.timeline} aria-label="Time line">
      <h2>Who called whom</h2>
      <div className={styles.actors} aria-hidden="true">
        {actors.map((actor) => (
          <span key={actor}>{actor}</span>
        ))}
      </div>
      {items.length === 0 && (
        <p className={styles.empty}>
          No calls yet. Each one appears here and opens its HTTP messages.
        </p>
      )}
      <ol ref={list} className={styles.list} aria-label="Calls">
        {items.map((item) => (
          <li key={item.id}>
            {item.kind === 'clock' ? (
              <p className={styles.clock}>{item.title}</p>
            ) : (
              <CallRow call={item} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function CallRow({call}: {readonly call: Call}): ReactNode {
  const {at, from, to, title, request, response, outcome, isFailure, note} = call;
  const columns = [actors.indexOf(from), actors.indexOf(to)];
  return (
    <details className={styles.call}>
      <summary>
        <span className={styles.time}>{toTimeText(at).slice(11)}</span>{' '}
        <span className={styles.route}>
          {from} to {to}:
        </span>{' '}
        <span
          className={styles.arrow}
          data-lane={Math.min(...columns)}
          data-backwards={(columns[0] ?? 0) > (columns[1] ?? 0)}
        >
          {title}
        </span>{' '}
        <span className={styles.outcome} data-failure={isFailure}>
          {outcome}
        </span>
      </summary>
      <div className={styles.messages}>
        {note !== undefined && <p>{note}</p>}
        <h3>Request</h3>
        <pre>{request}</pre>
        <h3>Response</h3>
        {response === undefined ? <p>No response.</p> : <pre>{response}</pre>}
      </div>
    </details>
  );
}
