import {useId, type ReactNode} from 'react';
import {compareWith, showExchange} from './actions';
import type {Exchange} from './benchState';
import styles from './responsePane.module.css';

export interface HistoryProps {
  readonly history: readonly Exchange[];
  readonly shown: Exchange | undefined;
  readonly comparedId: number | undefined;
}

/** What was sent in this tab, the newest first, to go back to and to compare. */
export default function History({history, shown, comparedId}: HistoryProps): ReactNode {
  const id = useId();
  const others = history.filter((one) => one.id !== shown?.id).reverse();
  return (
    <section className={styles.history} aria-labelledby={`${id}-title`}>
      <p className={styles.historyHead}>
        <b id={`${id}-title`}>Sent in this tab</b>
        {shown !== undefined && others.length > 0 && (
          <>
            <label htmlFor={id}>Compare with</label>
            <select
              id={id}
              value={comparedId ?? ''}
              onChange={({target}) =>
                compareWith(target.value === '' ? undefined : Number(target.value))
              }
            >
              <option value="">nothing</option>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {toName(one)}
                </option>
              ))}
            </select>
          </>
        )}
      </p>
      <ol reversed>
        {[...history].reverse().map((exchange) => (
          <li key={exchange.id}>
            <button
              type="button"
              aria-current={exchange.id === shown?.id}
              onClick={() => void showExchange(exchange.id)}
            >
              <b data-role={exchange.response.status < 400 ? 'tip' : 'danger'}>
                {exchange.response.status}
              </b>{' '}
              {exchange.title} <time>{toTime(exchange)}</time>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const toTime = ({time}: Exchange): string =>
  new Date(time).toLocaleTimeString('en', {hourCycle: 'h23'});

const toName = (exchange: Exchange): string =>
  `${exchange.response.status} ${exchange.title}, ${toTime(exchange)}`;
