import {memo, useId, type ReactNode} from 'react';
import type {Explanation, Match} from '../../errors/match/explain';
import {EntryText, EntryTitle} from './EntryText';
import styles from './styles.module.css';

interface ExplanationViewProps {
  /** Absent until a text was explained. */
  readonly explanation: Explanation | undefined;
  /** Shows the errors of a status in the list. */
  readonly onShowStatus: (status: string) => void;
}

/** Errors of a status that are shown before the list. */
const FIRST_OF_STATUS = 3;

/** What a pasted text means; says it to those who listen. */
export default memo(function ExplanationView({
  explanation,
  onShowStatus,
}: ExplanationViewProps): ReactNode {
  const text = explanation === undefined ? '' : toStatusText(explanation);
  return (
    <section className="no-search" aria-label="Explanation">
      <p className={styles.status} role="status">
        {/* Each text has its own element, because browser translators replace text nodes. */}
        {text !== '' && <span key={text}>{text}</span>}
      </p>
      {explanation !== undefined && explanation.kind !== 'empty' && (
        <>
          <Matches explanation={explanation} />
          {explanation.kind === 'status' && (
            <button
              type="button"
              className="portal-button portal-button--quiet"
              onClick={() => onShowStatus(explanation.matches[0]?.entry.status ?? '')}
            >
              {`Show all ${explanation.matches.length} in the list`}
            </button>
          )}
          {explanation.isCut && (
            <p className={styles.note}>The text is very long: only both ends of it were read.</p>
          )}
        </>
      )}
    </section>
  );
});

function toStatusText({kind, matches, bestCount, statuses, nearest}: Explanation): string {
  switch (kind) {
    case 'empty':
      return '';
    case 'known':
      return bestCount === 1
        ? `This error is known${matches.length > 1 ? `; ${matches.length - 1} more may apply` : ''}.`
        : `${bestCount} errors explain this text equally well. Paste more of the log or the request to tell them apart.`;
    case 'status':
      return `Only the status ${statuses[0]} is known: ${matches.length} errors have it. Paste the message to tell them apart.`;
    case 'unknown':
      return nearest.length === 0
        ? 'No error of this documentation explains this text.'
        : `No error of this documentation explains this text. These ${nearest.length} come nearest.`;
    default:
      return kind satisfies never;
  }
}

function Matches({explanation}: {readonly explanation: Explanation}): ReactNode {
  const {kind, matches, bestCount, nearest} = explanation;
  const shown =
    kind === 'unknown' ? nearest : kind === 'status' ? matches.slice(0, FIRST_OF_STATUS) : matches;
  const best = kind === 'known' ? shown.slice(0, bestCount) : [];
  const others = shown.slice(best.length);
  return (
    <>
      {best.map((match) => (
        <MatchCard key={match.entry.id} match={match} isBest />
      ))}
      {best.length > 0 && others.length > 0 && <h2 className={styles.others}>May also apply</h2>}
      {others.map((match) => (
        <MatchCard key={match.entry.id} match={match} isBest={false} />
      ))}
    </>
  );
}

interface MatchCardProps {
  readonly match: Match;
  readonly isBest: boolean;
}

/** An entry that explains a text. The best are open, the others fold. */
function MatchCard({match: {entry, evidence}, isBest}: MatchCardProps): ReactNode {
  const id = useId();
  const body = (
    <>
      {evidence.length > 0 && (
        <p className={styles.evidence}>
          In your text:{' '}
          {[...new Set(evidence)].map((part) => (
            <mark key={part}>{part}</mark>
          ))}
        </p>
      )}
      <EntryText entry={entry}>
        <a href={`#${entry.id}`}>Link to this error</a>
      </EntryText>
    </>
  );
  if (!isBest) {
    return (
      <details className={styles.match}>
        <summary>
          <EntryTitle entry={entry} />
        </summary>
        {body}
      </details>
    );
  }
  return (
    <article className={styles.match} data-best="true" aria-labelledby={id}>
      <h2 id={id}>
        <EntryTitle entry={entry} />
      </h2>
      {body}
    </article>
  );
}
