import {useId, type ReactNode} from 'react';
import type {FormField} from '../../../sandbox/formTypes';
import Field from './Field';
import styles from './fields.module.css';
import {fromText, toFieldText} from './jsonValues';

type JsonObject = Readonly<Record<string, unknown>>;

export interface JsonFieldsProps {
  readonly fields: readonly FormField[];
  readonly value: JsonObject;
  readonly onChange: (value: JsonObject) => void;
}

/** The properties of an object as fields. An empty field leaves its property out. */
export default function JsonFields({fields, value, onChange}: JsonFieldsProps): ReactNode {
  const set = (name: string, changed: unknown): void => {
    const {[name]: _old, ...rest} = value;
    onChange(changed === undefined ? rest : {...value, [name]: changed});
  };
  return fields.map((field) => {
    const {name, type} = field;
    const current = value[name];
    if (field.fields !== undefined) {
      return (
        <fieldset key={name} className={styles.nested}>
          <legend>
            <code>{name}</code>
          </legend>
          <JsonFields
            fields={field.fields}
            value={typeof current === 'object' && current !== null ? (current as JsonObject) : {}}
            onChange={(changed) => set(name, changed)}
          />
        </fieldset>
      );
    }
    return type === 'boolean' ? (
      <Flag key={name} field={field} value={current} onChange={(changed) => set(name, changed)} />
    ) : (
      <Field
        key={name}
        field={field}
        value={toFieldText(current)}
        problem={undefined}
        onChange={(text) => set(name, fromText(text, type))}
      />
    );
  });
}

interface FlagProps {
  readonly field: FormField;
  readonly value: unknown;
  readonly onChange: (value: boolean | undefined) => void;
}

const FLAGS = [
  ['true', true],
  ['false', false],
  ['not sent', undefined],
] as const;

/** A boolean of JSON, which may be left out. */
function Flag({field: {name, text}, value, onChange}: FlagProps): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.field} aria-describedby={`${group}-hint`}>
      <legend>
        <code>{name}</code>
      </legend>
      <div className={styles.toggles}>
        {FLAGS.map(([label, flag]) => (
          <label key={label}>
            <input
              type="radio"
              name={group}
              checked={value === flag}
              onChange={() => onChange(flag)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p id={`${group}-hint`} className={styles.hint}>
        {text}
      </p>
    </fieldset>
  );
}
