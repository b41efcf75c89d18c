import type {ReactNode} from 'react';
import type {ContentView, ExampleView} from '../../contract/view/types';
import Chips from './Chips';
import JsonCode from './JsonCode';
import SchemaTree from './SchemaTree';
import styles from './styles.module.css';
import Value from './Value';

export interface ContentProps {
  readonly content: ContentView;
  readonly required?: boolean;
}

/** A body in one media type: what it is, its fields, examples. */
export default function Content({
  content: {mediaType, schema, examples},
  required = false,
}: ContentProps): ReactNode {
  return (
    <>
      <p className={styles.head}>
        <code>{mediaType}</code>
        {schema !== undefined && <Chips value={{...schema, required}} />}
      </p>
      {schema !== undefined && <Value value={schema} />}
      {schema !== undefined && <SchemaTree schema={schema} />}
      {examples.map((example) => (
        <Example key={example.name} example={example} />
      ))}
    </>
  );
}

function Example({example: {summary, value}}: {readonly example: ExampleView}): ReactNode {
  return (
    <details className={styles.nested}>
      <summary>{summary === 'Example' ? summary : `Example: ${summary}`}</summary>
      <JsonCode value={value} />
    </details>
  );
}
