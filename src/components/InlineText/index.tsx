import React, {type ReactNode} from 'react';

export interface InlineTextProps {
  /** Plain text in which backticks mark code. */
  readonly text: string;
}

/** Text from data. What is between backticks becomes code, everything else stays text. */
export default function InlineText({text}: InlineTextProps): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
