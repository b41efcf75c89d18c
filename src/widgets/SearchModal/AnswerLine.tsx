import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {findAnswer} from '../../search/findAnswer';
import styles from './styles.module.css';

export interface AnswerLineProps {
  /** What the reader looks for. */
  readonly text: string;
  readonly onChoose?: () => void;
}

/** The limit or error that was asked for, said at once. */
export default function AnswerLine({text, onChoose}: AnswerLineProps): ReactNode {
  const base = useBaseUrl('/');
  const answer = findAnswer(text);
  if (answer === undefined) return null;
  const [name, ...rest] = answer.text.split(': ');
  return (
    <p className={styles.answer}>
      <Link to={base + answer.to.slice(1)} onClick={onChoose}>
        <strong>{name}:</strong>
        {rest.map((part) => ` ${part}`).join(':')}
      </Link>
    </p>
  );
}
