import {useId, type ReactNode} from 'react';
import type {NumberField} from './fields';
import type {FormValues, Problems} from './readForm';
import styles from './styles.module.css';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly problem: string | undefined;
  /** Gets what connects the field with its texts. */
  readonly children: (field: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string;
  }) => ReactNode;
}

/** A field with its label, its note, and what is wrong with it. */
export function Field({name, label, note, problem, children}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.fieldRow}>
      <label htmlFor={id}>{label}</label>
      {children({
        ...{id, name},
        'aria-invalid': problem !== undefined,
        'aria-describedby': `${id}-note`,
      })}
      <p id={`${id}-note`} className={styles.note}>
        {note}
        {problem !== undefined && <strong className={styles.problem}>{problem}</strong>}
      </p>
    </div>
  );
}

interface NumberFieldsProps {
  readonly fields: readonly NumberField[];
  readonly values: FormValues;
  readonly problems: Problems;
}

/** Fields for numbers. The browser keeps their text until it is read. */
export function NumberFields({fields, values, problems}: NumberFieldsProps): ReactNode {
  return fields.map(({name, label, unit, note, isInteger = true}) => (
    <Field
      key={name}
      name={name}
      label={unit === undefined ? label : `${label} (${unit})`}
      note={note}
      problem={problems[name]}
    >
      {(field) => (
        <input
          {...field}
          className="portal-field"
          inputMode={isInteger ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={values[name]}
        />
      )}
    </Field>
  ));
}

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly values: FormValues;
  readonly problems: Problems;
}

export function SelectField({
  name,
  label,
  note,
  choices,
  values,
  problems,
}: SelectFieldProps): ReactNode {
  return (
    <Field name={name} label={label} note={note} problem={problems[name]}>
      {(field) => (
        <select {...field} className="portal-field" autoComplete="off" defaultValue={values[name]}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
