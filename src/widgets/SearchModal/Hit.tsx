import {useRef, type ReactNode} from 'react';
import type {Marked, SearchHit} from '../../search/types';
import {kindLabels} from './kindLabels';
import MoreRow from './MoreRow';
import SearchLink from './SearchLink';
import styles from './styles.module.css';
import {BEST_MATCHES, type ModalHit} from './toModalHit';
import {useMoveToMore} from './useMoreKeys';

export interface HitProps {
  readonly hit: ModalHit;
  /**
   * The modal's own view of the hit; for stored searches it contains the buttons to keep and remove
   * them.
   */
  readonly children?: ReactNode;
}

/** A row in the modal: the hit, with its buttons if it is a stored search. */
export default function Hit({hit, children}: HitProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useMoveToMore(hit.objectID, row);
  if (hit.portal === undefined) return null;
  if (hit.moreOf !== undefined) return <MoreRow of={hit.moreOf} count={hit.waiting ?? 0} />;
  // The modal stores hits without their highlights.
  const isStored = hit._highlightResult === undefined;
  return (
    <>
      <div ref={row} className={styles.main}>
        <HitLink hit={hit.portal} isInGroup={!isStored && hit['hierarchy.lvl0'] !== BEST_MATCHES} />
      </div>
      {isStored && <div className={styles.actions}>{children}</div>}
    </>
  );
}

interface HitLinkProps {
  readonly hit: SearchHit;
  /** Whether a heading above already names the part of the site. */
  readonly isInGroup?: boolean;
}

/**
 * One hit: its title and kind, its place in the site, and the words around the match. All of it is
 * plain text.
 */
export function HitLink({hit, isInGroup = false}: HitLinkProps): ReactNode {
  const title = hit.path.at(-1) ?? [];
  const above = hit.path.slice(isInGroup ? 1 : 0, -1);
  return (
    <SearchLink to={hit.url} className={styles.hit}>
      <span className={styles.title}>
        <span>
          <MarkedText text={title} />
        </span>
        <span className={styles.kind}>{kindLabels[hit.kind]}</span>
      </span>
      {above.length > 0 && (
        <span className={styles.path}>
          {above.map((part, index) => (
            <span key={index} className={styles.step}>
              <MarkedText text={part} />
            </span>
          ))}
        </span>
      )}
      {hit.snippet.length > 0 && (
        <span className={styles.snippet}>
          <MarkedText text={hit.snippet} />
        </span>
      )}
    </SearchLink>
  );
}

/** A text with its matches marked. */
function MarkedText({text}: {readonly text: Marked}): ReactNode {
  return text.map(([part, isMatch], index) => (isMatch ? <mark key={index}>{part}</mark> : part));
}
