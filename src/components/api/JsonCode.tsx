import type {ReactNode} from 'react';
import CodeBlock from '../CodeBlock';
import {formatJson} from './formatJson';

export interface JsonCodeProps {
  readonly value: unknown;
}

const TOKEN =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** A JSON value with the colors of code; its grammar is small enough to need no highlighter. */
export default function JsonCode({value}: JsonCodeProps): ReactNode {
  return <CodeBlock language="json">{color(formatJson(value))}</CodeBlock>;
}

function color(json: string): ReactNode[] {
  const parts: ReactNode[] = [];
  // Two texts in a row would be separated by a comment in the HTML.
  let plain = '';
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [token, string, colon = ''] = match;
    parts.push(
      plain + json.slice(end, match.index),
      <span
        key={match.index}
        className={`code-${colon === '' ? getKind(string, token) : 'property'}`}
      >
        {string ?? token}
      </span>,
    );
    plain = colon;
    end = match.index + token.length;
  }
  return [...parts, plain + json.slice(end)];
}

const getKind = (string: string | undefined, token: string): string =>
  string !== undefined ? 'string' : /^[tfn]/.test(token) ? 'keyword' : 'number';
