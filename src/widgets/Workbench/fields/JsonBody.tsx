import {useEffect, useId, useState, type ReactNode} from 'react';
import {isJsonType} from '../../../contract/isJsonType';
import {getBodyType, getOperation} from '../../../sandbox/cases/toRequest';
import type {SandboxBody} from '../../../sandbox/contractTypes';
import type {OperationForm} from '../../../sandbox/formTypes';
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
  const problem = useBodyProblem(form.id, isJson ? body : undefined);
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

const UNFIT = 'Does not fit the contract.';

/** What the API would reject about a body, and why, once the words for it are loaded. */
function useBodyProblem(operationId: string, body: string | undefined): string | undefined {
  const [reason, setReason] = useState({of: '', text: ''});
  const problem = body === undefined ? undefined : describeBodyProblem(operationId, body);
  useEffect(() => {
    if (problem !== UNFIT || body === undefined) return;
    const explained = findBody(operationId)?.isValid.explain?.(parse(body));
    // Without them, the response says it.
    explained?.then(
      (text) => setReason({of: body, text}),
      () => undefined,
    );
  }, [problem, operationId, body]);
  return problem === UNFIT && reason.of === body ? `${UNFIT} ${reason.text}` : problem;
}

const findBody = (operationId: string): SandboxBody | undefined =>
  getOperation(operationId).bodies.find(({kind}) => kind === 'json');

function describeBodyProblem(operationId: string, body: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    return `The body isn't valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (findBody(operationId)?.isValid(value) !== false) return undefined;
  return getOperation(operationId).errors['invalidBody']?.message ?? UNFIT;
}
