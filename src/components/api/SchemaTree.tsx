import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ChoicesView, FieldView, SchemaView} from '../../contract/view/types';
import Chips from './Chips';
import FieldRow from './FieldRow';
import styles from './rows.module.css';
import Value, {CodeList} from './Value';

export interface SchemaTreeProps {
  readonly schema: SchemaView;
}

/** A schema with everything in it; nested objects unfold. */
export default function SchemaTree({
  schema: {link, linkName, fields, choices},
}: SchemaTreeProps): ReactNode {
  return (
    <>
      {link !== undefined && (
        <p>
          {link.startsWith('/') ? (
            <Link to={link}>See {linkName}</Link>
          ) : (
            <a href={`#${link}`}>See {linkName}</a>
          )}
        </p>
      )}
      {fields !== undefined && (
        <ul className={styles.fields}>
          {fields.map((field) => (
            <Field key={field.id} field={field} />
          ))}
        </ul>
      )}
      {choices?.map((choice, index) => (
        <Choices key={index} choices={choice} />
      ))}
    </>
  );
}

function Field({field}: {readonly field: FieldView}): ReactNode {
  return (
    <FieldRow field={field} kind="field">
      <Nested schema={field} name={field.name} />
    </FieldRow>
  );
}

/** The parts of a value, folded. */
export function Nested({
  schema,
  name,
}: {
  readonly schema: SchemaView;
  readonly name: string;
}): ReactNode {
  const {fields = [], choices = []} = schema;
  if (fields.length === 0 && choices.length === 0) return <SchemaTree schema={schema} />;
  return (
    <details className={styles.nested}>
      <summary>
        {fields.length > 0
          ? `${fields.length} field${fields.length === 1 ? '' : 's'} of ${name}`
          : `${choices.reduce((sum, {of}) => sum + of.length, 0)} forms of ${name}`}
      </summary>
      <SchemaTree schema={schema} />
    </details>
  );
}

function Choices({choices: {how, by, of}}: {readonly choices: ChoicesView}): ReactNode {
  return (
    <>
      <p>
        {how === 'one of' ? 'Exactly one of' : 'At least one of'}
        {by !== undefined && (
          <>
            , told apart by <code>{by}</code>
          </>
        )}
        :
      </p>
      {of.map((choice) => (
        <details key={choice.name} className={styles.nested}>
          <summary>
            {choice.name}
            {choice.when !== undefined && (
              <>
                {' '}
                (<code>{by}</code> is <CodeList texts={choice.when} separator=" or " />)
              </>
            )}
          </summary>
          <p className={styles.head}>
            <Chips value={choice} />
          </p>
          <Value value={choice} />
          <SchemaTree schema={choice} />
        </details>
      ))}
    </>
  );
}
