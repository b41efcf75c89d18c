import {useState, type ReactNode} from 'react';
import JsonCode from '../../components/api/JsonCode';
import {DAY_MS, HOUR_MS, SECOND_MS} from '../../sandbox/clock';
import type {OutboxEntry} from '../../sandbox/delivery/outbox';
import {getPlan} from '../../sandbox/keys';
import {getCreditsLeft} from '../../sandbox/rules/PlanAccount';
import type {Account} from '../../sandbox/state';
import styles from './drawer.module.css';
import {advance, reset, sandbox, useSandboxChanges, visit} from './session';

const toTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 19);

/** Clock, keys, hooks, events and messages, with their actions. */
export default function DrawerContent(): ReactNode {
  useSandboxChanges();
  const [report, setReport] = useState('');
  const now = sandbox.clock.now();
  const accounts = [...sandbox.state.accounts.values()];
  const used = accounts.filter(
    ({usage, hooks, events, storage}) =>
      usage.isUsed || hooks.size > 0 || events.length > 0 || storage.vehicle || storage.transport,
  );
  const move = (milliseconds: number, text: string): void => {
    advance(milliseconds / SECOND_MS);
    setReport(`The clock moved forward by ${text}.`);
  };
  const confirm = async (message: OutboxEntry): Promise<void> => {
    const {SubscribeURL = ''} = JSON.parse(message.body) as {readonly SubscribeURL?: string};
    const status = await visit(SubscribeURL);
    setReport(
      status === 200
        ? `${message.hookUrl} is confirmed.`
        : `The address responded with ${status}: the message is too old, or there is a newer one.`,
    );
  };
  return (
    <>
      <p className={styles.hint}>
        All operations share it. It is kept in this page until you leave or reload it.
      </p>
      <p role="status">{report}</p>
      <section aria-label="Clock">
        <p className={styles.actions}>
          <span>
            Clock: <time dateTime={new Date(now).toISOString()}>{toTime(now)}</time> UTC
          </span>
          <button type="button" className={styles.chip} onClick={() => move(HOUR_MS, '1 hour')}>
            + 1 hour
          </button>
          <button type="button" className={styles.chip} onClick={() => move(DAY_MS, '24 hours')}>
            + 24 hours
          </button>
          <button
            type="button"
            className={styles.chip}
            onClick={() => {
              reset();
              setReport('Everything but the clock is as at the beginning.');
            }}
          >
            Reset
          </button>
        </p>
      </section>
      <section aria-label="Keys">
        <p className={styles.drawerTitle}>Keys in use</p>
        {used.map((account) => (
          <AccountState key={account.key.key} account={account} now={now} />
        ))}
      </section>
      <section aria-label="Outbox">
        <p className={styles.drawerTitle}>
          Outbox: {sandbox.outbox.entries.length} message
          {sandbox.outbox.entries.length === 1 ? '' : 's'} to hooks
        </p>
        <p className={styles.hint}>
          Nothing is delivered from this page. This is what your server would receive, the newest
          first.
        </p>
        {[...sandbox.outbox.entries].reverse().map((entry) => (
          <details key={entry.messageId} className={styles.more}>
            <summary>
              {entry.type} to {entry.hookUrl}
            </summary>
            {entry.type === 'SubscriptionConfirmation' && (
              <p>
                <button type="button" className={styles.chip} onClick={() => void confirm(entry)}>
                  Confirm: visit its SubscribeURL
                </button>
              </p>
            )}
            <JsonCode value={JSON.parse(entry.body) as unknown} />
          </details>
        ))}
      </section>
    </>
  );
}

function AccountState({
  account,
  now,
}: {
  readonly account: Account;
  readonly now: number;
}): ReactNode {
  const {key, storage, hooks, events} = account;
  const on = Object.entries(storage).flatMap(([api, isOn]) => (isOn ? [api] : []));
  return (
    <dl className={styles.account}>
      <dt>
        <code>{key.key}</code>
      </dt>
      <dd>
        {getCreditsLeft(account, getPlan(key.plan), now).toLocaleString('en')} credits left. Event
        storage: {on.length === 0 ? 'off' : `on for ${on.join(' and ')}`}.
      </dd>
      {[...hooks.values()].map((hook) => (
        <dd key={hook.hookUrl}>
          Hook <code>{hook.hookUrl}</code>: {hook.status}
        </dd>
      ))}
      {events.length > 0 && (
        <dd>
          <details className={styles.more}>
            <summary>
              {events.length} event{events.length === 1 ? '' : 's'}
            </summary>
            <ul>
              {events.map(({sequence, api, creationTimestamp}) => (
                <li key={sequence}>
                  {api}, {toTime(creationTimestamp)}
                </li>
              ))}
            </ul>
          </details>
        </dd>
      )}
    </dl>
  );
}
