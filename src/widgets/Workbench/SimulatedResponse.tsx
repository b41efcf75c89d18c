import {useId, useMemo, type ReactNode} from 'react';
import {listCases, type RequestCase} from '../../sandbox/cases';
import type {OperationForm} from '../../sandbox/formTypes';
import {toStatusText} from './describeResponse';
import {findFailure} from './explainError';
import styles from './fields/fields.module.css';

export interface SimulatedResponseProps {
  readonly form: OperationForm;
  /** Name of the chosen case, if any. */
  readonly chosen: string | undefined;
  readonly onChoose: (wanted: RequestCase | undefined) => void;
}

/** Every documented response by its name: it fills in the request that causes it. */
export default function SimulatedResponse({
  form,
  chosen,
  onChoose,
}: SimulatedResponseProps): ReactNode {
  const id = useId();
  const cases = useMemo(() => listCases(form.id), [form.id]);
  const statuses = [...new Set(cases.map(({status}) => status))].sort((a, b) => a - b);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Response to simulate</label>
      <select
        id={id}
        value={chosen ?? ''}
        aria-describedby={`${id}-hint`}
        onChange={({target}) => onChoose(cases.find(({name}) => name === target.value))}
      >
        <option value="">What the request below returns</option>
        {statuses.map((status) => (
          <optgroup key={status} label={toStatusText(status)}>
            {cases
              .filter((one) => one.status === status)
              .map(({name}) => (
                <option key={name} value={name}>
                  {toTitle(form, name, status)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        {chosen === undefined
          ? 'Choose an error to see what causes it.'
          : 'The request below causes it. The sandbox’s clock first moves forward by a minute, so that no rate limit applies.'}
      </p>
    </div>
  );
}

const toTitle = (form: OperationForm, name: string, status: number): string =>
  name === 'ok' ? 'Success' : `${status} ${findFailure(form, name).title}`;
