import {useId, type ReactNode} from 'react';
import type {OperationView} from '../../contract/view/types';
import {getOperation} from '../../sandbox/cases/toRequest';
import styles from './panel.module.css';

export interface BodyFieldProps {
  readonly operation: OperationView;
  readonly body: string;
  readonly onChange: (body: string) => void;
}

const ROWS_MIN = 4;

/** The JSON of a body, checked while it is typed. */
export default function BodyField({operation, body, onChange}: BodyFieldProps): ReactNode {
  const id = useId();
  const problem = getProblem(operation, body);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Body, JSON</label>
      <textarea
        id={id}
        rows={Math.max(ROWS_MIN, body.split('\n').length)}
        value={body}
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        onChange={({target}) => onChange(target.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}

function getProblem({id, body: view}: OperationView, body: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    return `The body isn't valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  const {isBodyValid} = getOperation(id);
  if (isBodyValid === undefined || isBodyValid(value)) return undefined;
  const fields = view?.contents[0]?.schema?.fields ?? [];
  return `Does not fit the contract. Expected: an object with ${fields.map(({name, type, required}) => `${name} (${type}${required === true ? ', required' : ''})`).join(', ')}.`;
}
