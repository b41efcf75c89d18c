import type {ReactNode} from 'react';
import type {FieldView, SchemaView} from '../../contract/view/types';
import Anchor from './Anchor';
import Chips from './Chips';
import styles from './styles.module.css';
import Value from './Value';

export interface SchemaTreeProps {
  readonly schema: SchemaView;
}

/** A schema with everything in it; nested objects unfold. */
export default function SchemaTree({schema}: SchemaTreeProps): ReactNode {
  return (
    <>
      {schema.link !== undefined && <SchemaLink name={schema.link} />}
      {schema.fields !== undefined && <Fields fields={schema.fields} />}
      {schema.choices !== undefined && <Choices choices={schema.choices} />}
    </>
  );
}

function SchemaLink({name}: {readonly name: string}): ReactNode {
  return <p className={styles.schemaLink}><a href={`#${name}`}>Fields of {name}</a></p>;
}

function Fields({fields}: {readonly fields: readonly FieldView[]}): ReactNode {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li key={field.id} id={field.id} className={styles.field} data-search-kind="field" data-search-name={field.name}>
          <div className={styles.head}>
            <code className={styles.name}>{field.name}</code>
            <Chips value={field} />
            <Anchor id={field.id} name={field.name} />
          </div>
          <Value value={field} />
          <Nested schema={field} />
        </li>
      ))}
    </ul>
  );
}

function Nested({schema}: {readonly schema: FieldView}): ReactNode {
  if (schema.fields === undefined && schema.choices === undefined) return schema.link === undefined ? null : <SchemaLink name={schema.link} />;
  const count = schema.fields?.length ?? schema.choices?.of.length ?? 0;
  return (
    <details className={styles.nested}>
      <summary>{count} {schema.fields === undefined ? 'choices' : count === 1 ? 'field' : 'fields'} of {schema.name}</summary>
      <SchemaTree schema={schema} />
    </details>
  );
}

function Choices({choices}: {readonly choices: NonNullable<SchemaView['choices']>}): ReactNode {
  return (
    <div className={styles.choices}>
      <p>{choices.how === 'one of' ? 'Exactly one of' : 'At least one of'}{choices.by !== undefined && <>, chosen by <code>{choices.by}</code></>}:</p>
      {choices.of.map((choice) => (
        <details key={choice.name} className={styles.nested}>
          <summary>{choice.name}</summary>
          <Value value={choice} />
          <SchemaTree schema={choice} />
        </details>
      ))}
    </div>
  );
}
