import type {MouseEvent, ReactNode} from 'react';
import {navigate} from './host';

export interface SearchLinkProps {
  /** Address below the origin. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
  readonly children: ReactNode;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link that works outside of the page's React tree: it asks the hydrated page to show its target,
 * and is a plain link elsewhere.
 */
export default function SearchLink({
  to,
  className,
  onChoose,
  children,
}: SearchLinkProps): ReactNode {
  const choose = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose?.();
    navigate(to);
  };
  const preload = (): void => {
    // Absent before the page is hydrated.
    const {docusaurus} = window as {readonly docusaurus?: Window['docusaurus']};
    void docusaurus?.preload(to.replace(/[?#].*/, ''));
  };
  return (
    <a href={to} className={className} onClick={choose} onPointerEnter={preload}>
      {children}
    </a>
  );
}
