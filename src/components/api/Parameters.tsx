import type {ReactNode} from 'react';
import type {ParameterView} from '../../contract/view/types';
import FieldRow from './FieldRow';
import PartTitle, {type PartTitleProps} from './PartTitle';
import {PLACES} from './parts';
import {Nested} from './SchemaTree';
import styles from './rows.module.css';

export interface ParametersProps {
  readonly parameters: readonly ParameterView[];
}

/** The parameters of a request, grouped by place. */
export default function Parameters({
  parameters,
  level,
  of,
}: ParametersProps & Pick<PartTitleProps, 'level' | 'of'>): ReactNode {
  return PLACES.map(([place, title]) => {
    const group = parameters.filter((parameter) => parameter.place === place);
    return (
      group.length > 0 && (
        <section key={place}>
          <PartTitle level={level} of={of} title={title} />
          <ParameterRows parameters={group} />
        </section>
      )
    );
  });
}

export interface HeadersProps {
  readonly headers: readonly ParameterView[];
  /** Of a part of a body. Default: of a response. */
  readonly part?: string;
}

/** Headers of a response, or of a part of a body, folded. */
export function Headers({headers, part}: HeadersProps): ReactNode {
  return (
    <details className={styles.nested}>
      <summary>
        {headers.length} {part === undefined ? 'response' : `“${part}”`} header
        {headers.length === 1 ? '' : 's'}
      </summary>
      <ParameterRows parameters={headers} />
    </details>
  );
}

/** Parameters or headers as rows of name, facts and text. */
function ParameterRows({parameters}: ParametersProps): ReactNode {
  return (
    <ul className={styles.fields}>
      {parameters.map((parameter) => (
        <FieldRow
          key={parameter.id}
          field={parameter}
          kind={parameter.place === 'header' ? 'header' : 'parameter'}
        >
          <Nested schema={parameter} name={parameter.name} />
        </FieldRow>
      ))}
    </ul>
  );
}
