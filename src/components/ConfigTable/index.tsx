import React, {type ReactNode} from 'react';
import {toConfigRows, type ConfigSchema} from '../../data/products/configSchema';
import FactTable from '../FactTable';

export interface ConfigTableProps {
  readonly caption: string;
  /** The schema that also validates the sample files. */
  readonly schema: ConfigSchema;
  /** Only keys of this group, for a page that explains a file group by group: `webhook`. */
  readonly group?: string;
}

/** Every setting of a schema: key, default, meaning with the values that it accepts. */
export default function ConfigTable({caption, schema, group}: ConfigTableProps): ReactNode {
  const rows = toConfigRows(schema)
    .filter(
      ({key}) =>
        group === undefined ||
        key === group ||
        key.startsWith(`${group}.`) ||
        key.startsWith(`${group}[]`),
    )
    .map(({key, type, required, defaultText, description}) => ({
      key,
      defaultText: required ? 'required' : defaultText,
      meaning: type === undefined ? description : `${description} Accepts ${type}.`,
    }));
  return (
    <FactTable
      caption={caption}
      columns={{key: 'Setting', defaultText: 'Default', meaning: 'Meaning'}}
      rows={rows}
      codeField="key"
    />
  );
}
