import type {ReactNode} from 'react';
import type {SchemaView, ValueView} from '../../contract/view/types';
import Facts from './Facts';
import RichText from './RichText';
import rowStyles from './rows.module.css';
import chipStyles from './chips.module.css';

export interface ValueProps {
  readonly value: SchemaView | ValueView;
}

/** More values than this fold away. */
const FEW = 24;

/** The words about a value: description, allowed values, and examples. */
export default function Value({value}: ValueProps): ReactNode {
  return (
    <>
      {value.text !== undefined && <RichText content={value.text} />}
      {value.values !== undefined && <AllowedValues values={value.values} />}
      {value.examples !== undefined && (
        <p className={chipStyles.quiet}>
          Example: <CodeList texts={value.examples} />
        </p>
      )}
      <Facts facts={value.facts} />
    </>
  );
}

function AllowedValues({values}: {readonly values: NonNullable<ValueView['values']>}): ReactNode {
  const list = values.every(([, meaning]) => meaning.length === 0) ? (
    <p>
      {values.length === 1 ? 'Always' : 'One of'} <CodeList texts={values.map(([name]) => name)} />
    </p>
  ) : (
    <ul className={chipStyles.meanings}>
      {values.map(([name, meaning]) => (
        <li key={name}>
          <code>{name}</code> <RichText content={meaning} inline />
        </li>
      ))}
    </ul>
  );
  if (values.length <= FEW) return list;
  return (
    <details className={rowStyles.nested}>
      <summary>{values.length.toLocaleString('en')} allowed values</summary>
      {list}
    </details>
  );
}

export interface CodeListProps {
  readonly texts: readonly string[];
  readonly separator?: string;
}

/** Values in code. */
export const CodeList = ({texts, separator = ', '}: CodeListProps): ReactNode =>
  texts.map((text, index) => [index > 0 && separator, <code key={text}>{text}</code>]);
