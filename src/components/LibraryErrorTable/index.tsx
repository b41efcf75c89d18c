import type {ReactNode} from 'react';
import type {LibraryError} from '../../data/library-errors/LibraryError';
import {libraryErrors} from '../../data/library-errors/libraryErrors';
import FactTable from '../FactTable';

interface LibraryErrorTableProps {
  readonly library: LibraryError['library'];
}

/** Every error text of a library in a row with its cause. */
export default function LibraryErrorTable({library}: LibraryErrorTableProps): ReactNode {
  const rows = libraryErrors
    .filter((error) => error.library === library)
    .map(({id, code = '', messages, cause, remedy}) => ({
      id,
      // The backticks of a message are part of its text, and would end the code here.
      message: messages.map((message) => message.replaceAll('`', '')).join('; '),
      code: code === '' ? '' : `\`${code}\``,
      cause,
      remedy,
    }));
  return (
    <FactTable
      caption="Error messages"
      columns={{message: 'Message', code: 'Code', cause: 'Cause', remedy: 'What to do'}}
      rows={rows}
      toId={({id}) => `error-${id}`}
      searchKind="error"
    />
  );
}
