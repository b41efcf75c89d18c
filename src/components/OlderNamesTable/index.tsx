import type {ReactNode} from 'react';
import {olderNames} from '../../data/olderNames';
import FactTable from '../FactTable';

/** Values of older clients beside the values that replace them. */
export default function OlderNamesTable(): ReactNode {
  return (
    <FactTable
      caption="Values of older clients"
      columns={{old: 'Older value', now: 'Current value', parameter: 'Path parameter'}}
      rows={olderNames.map(({parameter, old, now}) => ({
        old: `\`${old}\``,
        now: `\`${now}\``,
        parameter: `\`${parameter}\``,
      }))}
    />
  );
}
