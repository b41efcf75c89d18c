import type {ReactNode} from 'react';
import type {FieldView, ParameterView} from '../../contract/view/types';
import Anchor from './Anchor';
import Chips from './Chips';
import rowStyles from './rows.module.css';
import chipStyles from './chips.module.css';
import Value from './Value';

export interface FieldRowProps {
  readonly field: FieldView | ParameterView;
  /** As search names it. */
  readonly kind: 'field' | 'header' | 'parameter';
  /** What is inside the value. */
  readonly children?: ReactNode;
}

/** A definition: name, type, facts, and below them the words. */
export default function FieldRow({field, kind, children}: FieldRowProps): ReactNode {
  return (
    <li
      id={field.id}
      className={rowStyles.field}
      data-search-kind={kind}
      data-search-name={field.name}
      data-without={field.without}
    >
      <div className={rowStyles.head}>
        <code className={chipStyles.name}>{field.name}</code>
        <Chips value={field} />
        <Anchor id={field.id} name={field.name} />
      </div>
      <Value value={field} />
      {children}
    </li>
  );
}
