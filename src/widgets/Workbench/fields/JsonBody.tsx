import {useId, useState, type ReactNode} from 'react';
import {isJsonType} from '../../../contract/isJsonType';
import {getBodyType, getOperation} from '../../../sandbox/cases/toRequest';
import type {FormField, OperationForm} from '../../../sandbox/formTypes';
import styles from './fields.module.css';
import JsonFields from './JsonFields';

export interface JsonBodyProps {
  readonly form: OperationForm;
  readonly body: string;
  readonly onChange: (body: string) => void;
}

const ROWS_MIN = 4;

/** A body as fields, if it is an object with known properties, and as its text. */
export default function JsonBody({form, body, onChange}: JsonBodyProps): ReactNode {
  const id = useId();
  const [isRaw, setRaw] = useState(false);
  const type = getBodyType(form.id);
  const isJson = isJsonType(type);
  const value = isJson ? parse(body) : undefined;
  const problem = isJson ? describeBodyProblem(form, body) : undefined;
  const hasFields = form.json !== undefined && isRecord(value);
  return (
    <fieldset className={styles.group}>
      <legend>Body</legend>
      {isJson && form.json !== undefined && (
        <label className={styles.raw}>
          <input
            type="checkbox"
            checked={isRaw || !hasFields}
            disabled={!hasFields}
            onChange={({target}) => setRaw(target.checked)}
          />{' '}
          Raw JSON
        </label>
      )}
      {hasFields && !isRaw ? (
        <>
          <JsonFields
            fields={form.json}
            value={value}
            onChange={(changed) => onChange(JSON.stringify(changed, null, 2))}
          />
          {problem !== undefined && <p className={styles.error}>{problem}</p>}
        </>
      ) : (
        <div className={styles.field}>
          <label htmlFor={id}>Body, {isJson ? 'JSON' : type}</label>
          <textarea
            id={id}
            rows={Math.max(ROWS_MIN, Math.min(20, body.split('\n').length))}
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
      )}
    </fieldset>
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeBodyProblem({id, json}: OperationForm, body: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    return `The body isn't valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  const {bodies, errors} = getOperation(id);
  if (bodies.find(({kind}) => kind === 'json')?.isValid(value) !== false) return undefined;
  const message = errors['invalidBody']?.message;
  return (
    message ??
    `Does not fit the contract. Expected: an object with ${(json ?? []).map(toWords).join(', ')}.`
  );
}

const toWords = ({name, type, required}: FormField): string =>
  `${name} (${type}${required === true ? ', required' : ''})`;
