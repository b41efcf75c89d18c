import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Marked} from '../../search/types';
import {kindLabels} from './kindLabels';
import styles from './styles.module.css';
import type {ModalHit} from './toModalHit';

export interface HitProps {
  readonly hit: ModalHit;
}

/** One hit: what it is, where it stands, and the words around the match. Text stays text. */
export default function Hit({hit}: HitProps): ReactNode {
  const {portal} = hit;
  if (portal === undefined) return <Link to={hit.url}>{hit['hierarchy.lvl1']}</Link>;
  const title = portal.path.at(-1) ?? [];
  return (
    <Link to={portal.url} className={styles.hit}>
      <span className={styles.title}>
        <MarkedText text={title} />
        <span className={styles.kind}>{kindLabels[portal.kind]}</span>
      </span>
      <span className={styles.path}>
        {portal.path.slice(0, -1).map((part, index) => (
          <span key={index} className={styles.step}>
            <MarkedText text={part} />
          </span>
        ))}
      </span>
      {portal.snippet.length > 0 && (
        <span className={styles.snippet}>
          <MarkedText text={portal.snippet} />
        </span>
      )}
    </Link>
  );
}

/** A text in which the words that were looked for are marked. */
export function MarkedText({text}: {readonly text: Marked}): ReactNode {
  return text.map(([part, isMatch], index) => (isMatch ? <mark key={index}>{part}</mark> : part));
}
