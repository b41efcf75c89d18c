import {useId, type ReactNode} from 'react';
import type {FormField} from '../../../sandbox/formTypes';
import Control, {type FieldProps} from './Control';
import styles from './fields.module.css';

/** Controls that are a group of others. */
const isGroup = ({listOf, values}: FormField): boolean =>
  listOf !== undefined || (values !== undefined && values.length <= 4);

/**
 * A field with a control that suits its schema, and what the API would say about its value. A wrong
 * value can still be sent.
 */
export default function Field(props: FieldProps): ReactNode {
  const {field, problem} = props;
  const {name, required, deprecated, text} = field;
  const id = useId();
  const describedBy =
    [
      ...(text === undefined ? [] : [`${id}-hint`]),
      ...(problem === undefined ? [] : [`${id}-error`]),
    ].join(' ') || undefined;
  const title = (
    <>
      <code>{name}</code>
      {required === true && <span className={styles.mark}> required</span>}
      {deprecated === true && <span className={styles.mark}> deprecated</span>}
    </>
  );
  const notes = (
    <>
      {text !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {text}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {problem}
        </p>
      )}
    </>
  );
  const control = <Control {...props} ids={{id, describedBy}} />;
  return isGroup(field) ? (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend>{title}</legend>
      {control}
      {notes}
    </fieldset>
  ) : (
    <div className={styles.field}>
      <label htmlFor={id}>{title}</label>
      {control}
      {notes}
    </div>
  );
}
