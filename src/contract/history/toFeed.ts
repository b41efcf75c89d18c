import {toEntryTitle, type ChangeEntry, type ChangeItem} from './ChangeEntry';
import {escape, toHtml} from './toHtml';

/** Where the feed is, and of whom. */
export interface FeedOptions {
  readonly title: string;
  readonly author: string;
  /** Address of the site, with a slash at the end. */
  readonly address: string;
}

/** Releases of one day keep the order of the page. */
const toTime = (date: string): string => {
  const [year = '', month = '', day = '01'] = date.split('-');
  return `${year}-${month}-${day}T00:00:00Z`;
};

/** Characters that XML 1.0 has no way to write are left out. */
const toXml = (text: string): string =>
  escape(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));

/**
 * The dated releases as an Atom feed (RFC 4287). A release without a day is of the first of its
 * month; what has no date is on the page only.
 */
export function toFeed(entries: readonly ChangeEntry[], options: FeedOptions): string {
  const {title, author, address} = options;
  const dated = entries
    .flatMap((entry) => (entry.date === undefined ? [] : [{entry, time: toTime(entry.date)}]))
    .sort((one, other) => (one.time < other.time ? 1 : one.time > other.time ? -1 : 0));
  const page = `${address}changes`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${toXml(title)}</title>
  <id>${toXml(page)}</id>
  <link rel="self" type="application/atom+xml" href="${toXml(`${page}/feed.xml`)}"/>
  <link rel="alternate" type="text/html" href="${toXml(page)}"/>
  <updated>${dated[0]?.time ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>${toXml(author)}</name></author>
${dated.map(({entry, time}) => toEntry(entry, time, address)).join('')}</feed>
`;
}

function toEntry(entry: ChangeEntry, time: string, address: string): string {
  const url = toXml(`${address}changes#${entry.id}`);
  return `  <entry>
    <title>${toXml(toEntryTitle(entry))}</title>
    <id>${url}</id>
    <link rel="alternate" type="text/html" href="${url}"/>
    <updated>${time}</updated>
    <category term="${toXml(entry.source)}"/>
    <content type="html">${toXml(toContent(entry, address))}</content>
  </entry>
`;
}

function toContent({note = [], groups}: ChangeEntry, address: string): string {
  const toItem = ({text, link}: ChangeItem): string => {
    const place = link === undefined ? '' : ` <a href="${toXml(address + link)}">See it</a>`;
    return `<li>${toHtml(text, address)}${place}</li>`;
  };
  return [
    toHtml(note, address),
    ...groups.map(
      ({title, items}) =>
        `${title === '' ? '' : `<h3>${toXml(title)}</h3>`}<ul>${items.map(toItem).join('')}</ul>`,
    ),
  ].join('');
}
