import {memo, useMemo, type ReactNode, type Ref} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ErrorEntry} from '../../errors/ErrorEntry';
import {EntryText, EntryTitle} from './EntryText';
import {groupEntries, isWanted, type Filter, type Group} from './filterEntries';
import Filters from './Filters';
import styles from './styles.module.css';

interface ErrorListProps {
  readonly ref: Ref<HTMLElement>;
  readonly entries: readonly ErrorEntry[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Every error with its own address, by origin. Without script, all of them are shown. */
export default memo(function ErrorList({
  ref,
  entries,
  filter,
  onFilter,
}: ErrorListProps): ReactNode {
  const groups = useMemo(() => groupEntries(entries), [entries]);
  const wanted = useMemo(
    () => new Set(entries.filter((entry) => isWanted(entry, filter))),
    [entries, filter],
  );
  return (
    <section ref={ref} tabIndex={-1} className={styles.list} aria-labelledby="all-errors">
      <h2 id="all-errors">All errors</h2>
      <Filters entries={entries} filter={filter} onFilter={onFilter} count={wanted.size} />
      <nav className={styles.groups} aria-label="Groups of errors">
        {groups.map(({id, label, entries: {length}}) => (
          <a key={id} href={`#${id}`}>
            {label} <span className={styles.count}>{length}</span>
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <GroupSection key={group.id} group={group} wanted={wanted} />
      ))}
    </section>
  );
});

interface GroupSectionProps {
  readonly group: Group;
  readonly wanted: ReadonlySet<ErrorEntry>;
}

function GroupSection({group: {id, label, entries}, wanted}: GroupSectionProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section hidden={!entries.some((entry) => wanted.has(entry))} aria-labelledby={id}>
      <h2 id={id}>{`${label}: errors`}</h2>
      {entries.map((entry) => (
        <EntrySection key={entry.id} entry={entry} isHidden={!wanted.has(entry)} />
      ))}
    </section>
  );
}

interface EntrySectionProps {
  readonly entry: ErrorEntry;
  readonly isHidden: boolean;
}

const EntrySection = memo(function EntrySection({entry, isHidden}: EntrySectionProps): ReactNode {
  useBrokenLinks().collectAnchor(entry.id);
  return (
    <div className={styles.entry} hidden={isHidden}>
      <h3 id={entry.id} data-search-kind={entry.isOnlyHere ? 'error' : 'entry'}>
        <EntryTitle entry={entry} />
        <a className="hash-link" href={`#${entry.id}`} aria-label="Link to this error" />
      </h3>
      <EntryText entry={entry} hasMessages />
    </div>
  );
});
