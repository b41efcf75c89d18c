import {useId, type ReactNode} from 'react';
import type {RequestValues} from '../../sandbox/cases';
import type {OperationForm} from '../../sandbox/formTypes';
import {createTestKeys} from '../../sandbox/keys';
import {getValue, KEY_HEADER, setValue} from './editValues';
import styles from './fields/fields.module.css';

export interface KeyFieldProps {
  readonly form: OperationForm;
  readonly values: RequestValues;
  readonly onEdit: (values: RequestValues) => void;
}

/**
 * The choice of a test key. The sandbox needs no real key, so there is no field to type one into.
 */
export default function KeyField({form, values, onEdit}: KeyFieldProps): ReactNode {
  const id = useId();
  if (form.isPublic) return null;
  const chosen = getValue(values, 'header', KEY_HEADER);
  const keys = createTestKeys();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Test key</label>
      <select
        id={id}
        value={chosen}
        aria-describedby={`${id}-hint`}
        onChange={({target}) => onEdit(setValue(values, 'header', KEY_HEADER, target.value))}
      >
        <option value="">No key</option>
        {keys.map(({key}) => (
          <option key={key}>{key}</option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        {keys.find(({key}) => key === chosen)?.label ?? 'The request is sent without a key.'}
      </p>
    </div>
  );
}
