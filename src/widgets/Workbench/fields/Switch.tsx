import {useId, type ReactNode} from 'react';
import type {FormField} from '../../../sandbox/formTypes';
import styles from './fields.module.css';

export interface SwitchProps {
  readonly field: FormField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A header that is on or not sent, with its effect in one line. */
export default function Switch({
  field: {name, text, deprecated},
  value,
  onChange,
}: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.switch}>
      <input
        type="checkbox"
        id={id}
        checked={value === 'true'}
        aria-describedby={text === undefined ? undefined : `${id}-hint`}
        onChange={({target}) => onChange(target.checked ? 'true' : '')}
      />
      <label htmlFor={id}>
        <code>{name}</code>
        {deprecated === true && <span className={styles.mark}> deprecated</span>}
      </label>
      {text !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {text.replace(/^true /, 'On: ')}
        </p>
      )}
    </div>
  );
}
