import type {ReactNode} from 'react';
import type {ApiView} from '../../contract/view/types';
import Chips from './Chips';
import Foldable from './Foldable';
import SchemaTree from './SchemaTree';
import rowStyles from './rows.module.css';
import chipStyles from './chips.module.css';
import Value from './Value';

export interface ApiSchemasProps {
  readonly schemas: ApiView['schemas'];
}

/** Schemas that several places of the page use, each written out once. */
export default function ApiSchemas({schemas}: ApiSchemasProps): ReactNode {
  return schemas.map((schema) => (
    <Foldable
      key={schema.id}
      id={schema.id}
      name={schema.name}
      search={{kind: 'schema', name: schema.name}}
      summary={
        <>
          <code className={chipStyles.name}>{schema.name}</code>
          <span className={chipStyles.quiet}>
            {schema.fields !== undefined &&
              `${schema.fields.length} field${schema.fields.length === 1 ? '' : 's'}`}
          </span>
        </>
      }
    >
      <p className={rowStyles.head}>
        <Chips value={schema} />
      </p>
      <Value value={schema} />
      <SchemaTree schema={schema} />
    </Foldable>
  ));
}
