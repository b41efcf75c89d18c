import {useId, type ReactNode} from 'react';
import {isJsonType} from '../../contract/isJsonType';
import type {OperationView} from '../../contract/view/types';
import {getBodyType, getOperation} from '../../sandbox/cases/toRequest';
import styles from './panel.module.css';

export interface BodyFieldProps {
  readonly operation: OperationView;
  readonly body: string;
  readonly onChange: (body: string) => void;
}

const ROWS_MIN = 4;

/** The text of a body; JSON is checked while it is typed. */
export default function BodyField({operation, body, onChange}: BodyFieldProps): ReactNode {
  const id = useId();
  const type = getBodyType(operation.id);
  const isJson = isJsonType(type);
  const problem = isJson ? getProblem(operation, body) : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Body, {isJson ? 'JSON' : type}</label>
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
  const json = getOperation(id).bodies.find(({kind}) => kind === 'json');
  if (json === undefined || json.isValid(value)) return undefined;
  const fields = view?.contents[0]?.schema?.fields ?? [];
  return `Does not fit the contract. Expected: an object with ${fields.map(({name, type, required}) => `${name} (${type}${required === true ? ', required' : ''})`).join(', ')}.`;
}
