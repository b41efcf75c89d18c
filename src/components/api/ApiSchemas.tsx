import type {ReactNode} from 'react';
import type {SchemaView} from '../../contract/view/types';
import Anchor from './Anchor';
import Chips from './Chips';
import SchemaTree from './SchemaTree';
import styles from './styles.module.css';
import Value from './Value';

export interface ApiSchemasProps {
  readonly schemas: readonly (SchemaView & {readonly name: string})[];
}

/** Schemas that several places of the page use, each written out once. */
export default function ApiSchemas({schemas}: ApiSchemasProps): ReactNode {
  return schemas.map((schema) => (
    <section key={schema.name} id={schema.name} className={styles.schema}>
      <h3>{schema.name} <Anchor id={schema.name} name={schema.name} /></h3>
      <p className={styles.head}><Chips value={schema} /></p>
      <Value value={schema} />
      <SchemaTree schema={schema} />
    </section>
  ));
}
