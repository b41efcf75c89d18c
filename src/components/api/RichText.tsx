import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Block, Inline, RichText as Content} from '../../contract/view/types';
import Table from '../Table';

export interface RichTextProps {
  readonly content: Content;
  /** A single paragraph loses its paragraph, to stand within a line. */
  readonly inline?: boolean;
}

/** Text of the contract, from the tree that the build has made of its Markdown. */
export default function RichText({content, inline = false}: RichTextProps): ReactNode {
  const [first] = content;
  if (inline && content.length === 1 && first?.[0] === 'p') return toInlines(first[1]);
  return content.map(toBlock);
}

function toBlock(block: Block, key: number): ReactNode {
  const [kind, content] = block;
  if (kind === 'p') return <p key={key}>{toInlines(content)}</p>;
  if (kind === 'pre') {
    return (
      // Scrolls sideways, so the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre key={key} tabIndex={0}>
        <code>{content}</code>
      </pre>
    );
  }
  if (kind === 'table') return <Table key={key}>{toRows(content)}</Table>;
  const Tag = kind;
  const [, , start] = block;
  return (
    <Tag key={key} {...(start !== undefined && {start})}>
      {content.map((item, index) => (
        <li key={index}>
          <RichText content={item} inline />
        </li>
      ))}
    </Tag>
  );
}

function toRows([head = [], ...rows]: readonly (readonly (readonly Inline[])[])[]): ReactNode {
  return (
    <>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index}>{toInlines(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{toInlines(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

const toInlines = (inlines: readonly Inline[]): ReactNode => inlines.map(toInline);

function toInline(inline: Inline, key: number): ReactNode {
  if (typeof inline === 'string') return inline;
  switch (inline[0]) {
    case 'code':
      return <code key={key}>{inline[1]}</code>;
    case 'a':
      return (
        <Link key={key} to={inline[2]}>
          {toInlines(inline[1])}
        </Link>
      );
    default: {
      const Tag = inline[0];
      return <Tag key={key}>{toInlines(inline[1])}</Tag>;
    }
  }
}
