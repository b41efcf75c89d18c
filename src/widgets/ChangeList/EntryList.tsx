import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import RichText from '../../components/api/RichText';
import {
  toEntryTitle,
  type ChangeEntry,
  type ChangeGroup,
  type ChangeItem,
} from '../../contract/history/ChangeEntry';
import {formatDate} from './formatDate';
import styles from './styles.module.css';

interface EntryListProps {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly ChangeEntry[];
  /** What these entries are. */
  readonly children: ReactNode;
}

/** Entries with a heading; each has an address. */
export default function EntryList({id, title, entries, children}: EntryListProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.intro}>{children}</p>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </section>
  );
}

function Entry({entry}: {readonly entry: ChangeEntry}): ReactNode {
  const {id, kind, source, version, date, note, groups} = entry;
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.entry} data-source={source}>
      <h3 id={id} data-search-kind="change">
        {toEntryTitle(entry)}
        <a className="hash-link" href={`#${id}`} aria-label="Link to this version" />
      </h3>
      {date !== undefined && (
        <p className={styles.date}>
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
      )}
      {note !== undefined && <RichText content={note} />}
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      {kind === 'structure' && groups.length > 0 && (
        <p>
          <Link to={`/api/${source}?version=${version}`}>Reference of structure {version}</Link>
        </p>
      )}
    </div>
  );
}

function Group({group: {title, items}}: {readonly group: ChangeGroup}): ReactNode {
  const isBreaking = items.some((item) => item.isBreaking === true);
  return (
    <>
      {title !== '' && (
        <h4 data-search-kind="change" data-breaking={isBreaking || undefined}>
          {title}
        </h4>
      )}
      <ul className={styles.items}>
        {items.map((item, index) => (
          <li key={index}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A name that is all of the text leads to its place; a sentence is followed by the link. */
function Item({item: {text, link}}: {readonly item: ChangeItem}): ReactNode {
  const content = <RichText content={text} inline />;
  if (link === undefined) return content;
  const [first] = text;
  const isName = text.length === 1 && first?.[0] === 'p' && first[1].length === 1;
  if (isName) return <Link to={`/${link}`}>{content}</Link>;
  return (
    <>
      {content} <Link to={`/${link}`}>See the reference</Link>
    </>
  );
}
