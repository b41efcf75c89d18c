import {useId, type ReactNode} from 'react';
import Combobox, {type Option} from './Combobox';
import {apiEntries} from './operationList';

export interface OperationPickerProps {
  /** Id of the operation that is open. */
  readonly chosen: string | undefined;
  readonly onChoose: (operationId: string) => void;
}

const OPTIONS: readonly Option[] = apiEntries.flatMap(({title, operations}) =>
  operations.map(({id, method, path, summary}) => ({
    value: id,
    label: summary,
    detail: `${method} ${path}`,
    group: title,
  })),
);

/** The choice of an operation, with a search over names, methods and paths. */
export default function OperationPicker({chosen, onChoose}: OperationPickerProps): ReactNode {
  return (
    <Combobox
      id={useId()}
      label="Operation"
      options={OPTIONS}
      text={OPTIONS.find(({value}) => value === chosen)?.label ?? ''}
      onChoose={onChoose}
    />
  );
}
