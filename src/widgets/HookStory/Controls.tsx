import {useId, type ReactNode} from 'react';
import {DAY_MS, HOUR_MS, SECOND_MS} from '../../sandbox/clock';
import type {ServerMode} from './Receiver';
import type {Action} from './steps';
import styles from './story.module.css';
import {toTimeText} from './toTimeText';
import type {World} from './World';

interface ControlsProps {
  readonly world: World;
  readonly onAct: (action: Action) => void;
}

const JUMPS = [
  ['1 minute', 60 * SECOND_MS],
  ['1 hour', HOUR_MS],
  ['1 day', DAY_MS],
] as const;

const MODES: readonly (readonly [ServerMode, string])[] = [
  ['works', '200'],
  ['fails', '500'],
  ['is too slow', 'Timeout'],
];

/** What the reader can change at any time: the clock, and how the server responds. */
export default function Controls({world, onAct}: ControlsProps): ReactNode {
  const name = useId();
  const {sandbox, receiver, isBusy} = world;
  const now = sandbox.clock.now();
  return (
    <section className={styles.controls} aria-label="Clock and server">
      <div role="group" aria-label="Clock">
        <p>
          Clock: <time dateTime={new Date(now).toISOString()}>{toTimeText(now)}</time> UTC
        </p>
        <div className={styles.choices}>
          {JUMPS.map(([text, milliseconds]) => (
            <button
              key={text}
              type="button"
              className={styles.chip}
              aria-disabled={isBusy}
              aria-label={`Move the clock forward by ${text}`}
              onClick={() =>
                onAct({label: text, run: () => world.moveClock(milliseconds, `+ ${text}`)})
              }
            >
              + {text}
            </button>
          ))}
        </div>
      </div>
      <fieldset>
        <legend>Your server responds with</legend>
        <div className={styles.choices}>
          {MODES.map(([mode, text]) => (
            <label key={mode} className={styles.chip}>
              <input
                type="radio"
                name={name}
                checked={receiver.mode === mode}
                onChange={() => world.setMode(mode)}
              />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
}
