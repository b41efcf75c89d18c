import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export interface InlineTextProps {
  /** Plain text in which backticks mark code, and `[text](address)` is a link. */
  readonly text: string;
}

const CODE_OR_LINK = /`([^`]*)`|\[([^\][]+)\]\(([^()\s]+)\)/g;

/** Text from data: code and links become elements, everything else stays text. */
export default function InlineText({text}: InlineTextProps): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(CODE_OR_LINK)) {
    const [whole, code, label, to] = match;
    nodes.push(text.slice(end, match.index));
    nodes.push(
      label === undefined ? (
        <code key={match.index}>{code}</code>
      ) : (
        <Link key={match.index} to={to}>
          {label}
        </Link>
      ),
    );
    end = match.index + whole.length;
  }
  nodes.push(text.slice(end));
  return nodes;
}
