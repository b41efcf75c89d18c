import {toEntryTitle, type ChangeEntry} from './ChangeEntry';
import {toPlainText} from './toHtml';

/**
 * All entries for programs, in the order of the page.
 *
 * @param address of the site, with a slash at the end
 */
export const toChangesFile = (entries: readonly ChangeEntry[], address: string) => ({
  $schema: `${address}changes.schema.json`,
  page: `${address}changes`,
  entries: entries.map((entry) => ({
    url: `${address}changes#${entry.id}`,
    title: toEntryTitle(entry),
    kind: entry.kind,
    source: entry.source,
    version: entry.version ?? null,
    date: entry.date ?? null,
    note: entry.note === undefined ? null : toPlainText(entry.note),
    changes: entry.groups.flatMap(({title, items}) =>
      items.map(({text, isBreaking, link}) => ({
        group: title === '' ? null : title,
        breaking: isBreaking ?? null,
        text: toPlainText(text),
        url: link === undefined ? null : address + link,
      })),
    ),
  })),
});
