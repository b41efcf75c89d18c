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
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    parts.push(json.slice(end, match.index));
    const [text, string, colon] = match;
    parts.push(
      <span
        key={match.index}
        className={`code-${colon === undefined ? getKind(string, text) : 'property'}`}
      >
        {string ?? text}
      </span>,
      colon ?? '',
    );
    end = match.index + text.length;
  }
  return [...parts, json.slice(end)];
}

const getKind = (string: string | undefined, text: string): string =>
  string !== undefined ? 'string' : /^[tfn]/.test(text) ? 'keyword' : 'number';
