import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {findAnswer} from '../../search/findAnswer';
import styles from './styles.module.css';

export interface AnswerLineProps {
  /** The query. */
  readonly text: string;
  readonly onChoose?: () => void;
}

/** Answers a question about a limit or a status code in one line. */
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
