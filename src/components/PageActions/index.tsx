import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

export interface PageActionsProps {
  /** Address of the page as Markdown. */
  readonly markdown: string;
}

/** Hands the page to a tool: as text for the clipboard, or as a file. The file needs no script. */
export default function PageActions({markdown}: PageActionsProps): ReactNode {
  // Markdown is made from built pages, so the server of `npm start` has none.
  if (process.env.NODE_ENV === 'development') return null;
  return (
    <div className={clsx('no-search', styles.actions)}>
      <CopyButton subject="page" isLabelled getText={() => fetchMarkdown(markdown)} />
      <a href={markdown}>View as Markdown</a>
    </div>
  );
}

/** A server that responds with a page to every request has no Markdown. */
async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || /html/.test(response.headers.get('content-type') ?? ''))
    throw new Error(`GET ${address}: no Markdown, got ${response.status}.`);
  return response.text();
}
