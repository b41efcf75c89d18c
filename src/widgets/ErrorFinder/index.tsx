import type {ReactNode} from 'react';
import ToolPage from '../../components/ToolPage';
import {apiCount} from '../../portal/apiIds';
import type {ErrorEntry} from '../../errors/ErrorEntry';
import ErrorFinder from './ErrorFinder';

interface ErrorsPageProps {
  readonly entries: readonly ErrorEntry[];
}

/** Explains an error that a reader pastes, and lists all of them. */
export default function ErrorsPage({entries}: ErrorsPageProps): ReactNode {
  return (
    <ToolPage
      path="tools/errors"
      title="Explain an error"
      description="Error messages, statuses, and exit codes of the APIs, libraries, code samples, and products: what each means, whether it is billed, and what to do."
      lead={
        <>
          {`Find out what an error means, whether it was billed, and what to do about it. This page has every error of the ${apiCount} APIs, the JavaScript and Python libraries, the code samples, and the products. In a message, `}
          <code>…</code> is a value from your program or the request.
        </>
      }
    >
      <ErrorFinder entries={entries} />
    </ToolPage>
  );
}
