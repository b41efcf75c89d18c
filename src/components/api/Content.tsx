import type {ReactNode} from 'react';
import type {ContentView, ExampleView} from '../../contract/view/types';
import Chips from './Chips';
import ExampleCode from './ExampleCode';
import Facts from './Facts';
import {Headers} from './Parameters';
import RichText from './RichText';
import SchemaTree from './SchemaTree';
import styles from './rows.module.css';
import Value from './Value';

export interface ContentProps {
  readonly content: ContentView;
  readonly required?: boolean;
  /** The example that is beside the text already. */
  readonly aside?: ExampleView | undefined;
}

/** A body in one media type: what it is, its fields, examples. */
export default function Content({
  content: {mediaType, schema, examples, facts, parts = []},
  required = false,
  aside,
}: ContentProps): ReactNode {
  return (
    <>
      <p className={styles.head}>
        <code>{mediaType}</code>
        {schema !== undefined && <Chips value={{...schema, required}} />}
      </p>
      {schema !== undefined && <Value value={schema} />}
      {schema !== undefined && <SchemaTree schema={schema} />}
      <Facts facts={facts} />
      {parts.map(({name, headers}) => (
        <Headers key={name} headers={headers} part={name} />
      ))}
      {examples
        .filter((example) => example !== aside)
        .map((example) => (
          <Example key={example.name} example={example} />
        ))}
    </>
  );
}

function Example({example}: {readonly example: ExampleView}): ReactNode {
  const {summary, text} = example;
  return (
    <details className={styles.nested}>
      <summary>{summary === 'Example' ? summary : `Example: ${summary}`}</summary>
      {text !== undefined && <RichText content={text} />}
      <ExampleCode example={example} />
    </details>
  );
}
