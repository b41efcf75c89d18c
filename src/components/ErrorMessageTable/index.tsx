import type {ReactNode} from 'react';
import {errorMessages} from '../../data/errorMessages';
import FactTable from '../FactTable';

/** Errors that readers search for by their text, each in a row with an id. */
export default function ErrorMessageTable(): ReactNode {
  return (
    <FactTable
      caption="Error messages"
      columns={{message: 'Message', cause: 'Cause', remedy: 'What to do'}}
      rows={errorMessages}
      toId={({id}) => `error-${id}`}
      searchKind="error"
    />
  );
}
