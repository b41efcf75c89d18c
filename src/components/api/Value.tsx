import type {ReactNode} from 'react';
import type {SchemaView, ValueView} from '../../contract/view/types';
import RichText from './RichText';
import styles from './styles.module.css';

export interface ValueProps {
  readonly value: SchemaView | ValueView;
}

/** The words about a value: description, allowed values, examples, why it was chosen. */
export default function Value({value}: ValueProps): ReactNode {
  return (
    <>
      {value.text !== undefined && <RichText content={value.text} />}
      {value.values !== undefined && <AllowedValues values={value.values} />}
      {value.examples !== undefined && (
        <p className={styles.examples}>
          Example: {value.examples.map((example, index) => <code key={index}>{example}</code>)}
        </p>
      )}
      {value.assumed === true && value.reason !== undefined && <p className={styles.reason}>Assumed: {value.reason}</p>}
    </>
  );
}

function AllowedValues({values}: {readonly values: NonNullable<ValueView['values']>}): ReactNode {
  if (values.every(([, meaning]) => meaning.length === 0)) {
    return (
      <p className={styles.values}>
        One of {values.map(([name], index) => <span key={name}>{index > 0 && ', '}<code>{name}</code></span>)}
      </p>
    );
  }
  return (
    <ul className={styles.meanings}>
      {values.map(([name, meaning]) => (
        <li key={name}><code>{name}</code> <RichText content={meaning} inline /></li>
      ))}
    </ul>
  );
}
