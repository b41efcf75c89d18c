import {useId, type ReactNode} from 'react';
import type {FieldView, ParameterView} from '../../contract/view/types';
import styles from './panel.module.css';

export interface FieldProps {
  readonly field: FieldView | ParameterView;
  readonly value: string;
  readonly isValid: ((value: string) => boolean) | undefined;
  readonly onChange: (value: string) => void;
}

/** A longer list of values is offered, but not listed in an error. */
const FEW = 8;

/**
 * A field that offers the values of the contract, and says when the value does not fit. A wrong
 * value can still be sent.
 */
export default function Field({field, value, isValid, onChange}: FieldProps): ReactNode {
  const id = useId();
  const {name, required, deprecated} = field;
  const options =
    field.type === 'boolean' ? ['true', 'false'] : (field.values ?? []).map(([option]) => option);
  const problem = getProblem(field, value, isValid, options);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{name}</code>
        {required === true && ' (required)'}
        {deprecated === true && ' (deprecated)'}
      </label>
      <input
        id={id}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        list={options.length > 0 ? `${id}-values` : undefined}
        onChange={({target}) => onChange(target.value)}
      />
      {options.length > 0 && (
        <datalist id={`${id}-values`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
      {problem !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}

function getProblem(
  {type, chips = [], required}: FieldView | ParameterView,
  value: string,
  isValid: FieldProps['isValid'],
  options: readonly string[],
): string | undefined {
  if (value === '') return required === true ? 'Required.' : undefined;
  if (isValid === undefined || isValid(value)) return undefined;
  const expected =
    options.length > 0 && options.length <= FEW
      ? `one of ${options.join(', ')}`
      : [type, ...chips].join(', ');
  return `Does not fit the contract. Expected: ${expected}.`;
}
