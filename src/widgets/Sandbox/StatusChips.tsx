import {useId, useMemo, type ReactNode} from 'react';
import {listCases, type RequestCase} from '../../sandbox/cases';
import {getOperation} from '../../sandbox/cases/toRequest';
import {toStatusText} from './describeResponse';
import styles from './panel.module.css';

export interface StatusChipsProps {
  readonly operationId: string;
  /** Name of the chosen case, if any. */
  readonly chosen: string | undefined;
  readonly onChoose: (wanted: RequestCase) => void;
}

/** A chip for each documented status: it changes the request so that it causes that status. */
export default function StatusChips({operationId, chosen, onChoose}: StatusChipsProps): ReactNode {
  const id = useId();
  const cases = useMemo(() => listCases(operationId), [operationId]);
  const statuses = [...new Set(cases.map(({status}) => status))].sort((a, b) => a - b);
  const current = cases.find(({name}) => name === chosen);
  const causes = cases.filter(({status}) => status === current?.status);
  return (
    <fieldset className={styles.group}>
      <legend>Response to simulate</legend>
      <div className={styles.chips}>
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            className={styles.chip}
            data-role={status < 400 ? 'tip' : 'danger'}
            aria-pressed={current?.status === status}
            title={toStatusText(status)}
            onClick={() => {
              const first = cases.find((one) => one.status === status);
              if (first !== undefined) onChoose(first);
            }}
          >
            {status}
          </button>
        ))}
      </div>
      {current !== undefined && causes.length > 1 && (
        <div className={styles.field}>
          <label htmlFor={id}>Cause</label>
          <select
            id={id}
            value={current.name}
            onChange={({target}) => {
              const wanted = causes.find(({name}) => name === target.value);
              if (wanted !== undefined) onChoose(wanted);
            }}
          >
            {causes.map(({name}) => (
              <option key={name} value={name}>
                {getOperation(operationId).errors[name]?.message ?? name}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  );
}
