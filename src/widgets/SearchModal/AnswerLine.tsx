import type {ReactNode} from 'react';
import {baseUrl} from '../../portal/product';
import {findAnswer} from '../../search/findAnswer';
import SearchLink from './SearchLink';
import styles from './styles.module.css';

export interface AnswerLineProps {
  /** The query. */
  readonly text: string;
  readonly onChoose?: () => void;
}

/** Answers a question about a limit or a status code in one line. */
export default function AnswerLine({text, onChoose}: AnswerLineProps): ReactNode {
  const answer = findAnswer(text);
  if (answer === undefined) return null;
  const [name, ...rest] = answer.text.split(': ');
  return (
    <p className={styles.answer}>
      <SearchLink to={baseUrl + answer.to.slice(1)} onChoose={onChoose}>
        <strong>{name}:</strong>
        {rest.map((part) => ` ${part}`).join(':')}
      </SearchLink>
    </p>
  );
}
