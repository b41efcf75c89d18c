import type {ReactNode} from 'react';
import type {ParameterView} from '../../contract/view/types';
import Anchor from './Anchor';
import Chips from './Chips';
import styles from './styles.module.css';
import Value from './Value';

export interface ParametersProps {
  readonly parameters: readonly ParameterView[];
}

const PLACES: readonly (readonly [ParameterView['place'], string])[] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

/** The parameters of an operation by where they stand in the request. */
export default function Parameters({parameters}: ParametersProps): ReactNode {
  return PLACES.map(([place, title]) => {
    const group = parameters.filter((parameter) => parameter.place === place);
    return group.length === 0 ? null : (
      <section key={place}>
        <h3 className={styles.partTitle}>{title}</h3>
        <ParameterRows parameters={group} />
      </section>
    );
  });
}

/** Parameters or response headers as rows of name, facts and text. */
export function ParameterRows({parameters}: ParametersProps): ReactNode {
  return (
    <ul className={styles.fields}>
      {parameters.map((parameter) => (
        <li key={parameter.id} id={parameter.id} className={styles.field} data-search-kind={parameter.place === 'header' ? 'header' : 'parameter'} data-search-name={parameter.name}>
          <div className={styles.head}>
            <code className={styles.name}>{parameter.name}</code>
            <Chips value={parameter} />
            <Anchor id={parameter.id} name={parameter.name} />
          </div>
          <Value value={parameter} />
        </li>
      ))}
    </ul>
  );
}
