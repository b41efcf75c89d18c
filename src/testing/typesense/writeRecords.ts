import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listPins} from '../../search/pins';

/** Origin of the site in the records. */
export const SITE = 'https://docs.example';

/** A record as the build writes it, with overrides. */
export function createRecord(
  id: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    id,
    url: `${SITE}/docs/page#${id}`,
    url_without_anchor: `${SITE}/docs/page`,
    anchor: id,
    type: 'content',
    content: `Text ${id} of the page.`,
    'hierarchy.lvl0': 'Tutorials',
    'hierarchy.lvl1': 'Page',
    language: 'en',
    docusaurus_tag: 'default',
    item_priority: 1,
    kind: 'section',
    group: 'guides',
    ...overrides,
  };
}

/** Headings of all pinned places; without them a push fails. */
export const createPinnedRecords = (): Record<string, unknown>[] =>
  [...new Set(listPins().map(({path: place}) => place))].map((place, index) =>
    createRecord(`pin-${index}`, {
      url: SITE + place,
      type: 'lvl1',
      content: undefined,
      'hierarchy.lvl1': `Pinned ${index}`,
    }),
  );

/** Writes records to a temporary file. @returns its path */
export function writeRecords(records: readonly object[]): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'push-')), 'records.jsonl');
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return file;
}

/** This many records, the pinned ones first. */
export function createRecords(count: number): Record<string, unknown>[] {
  const pinned = createPinnedRecords();
  return [
    ...pinned,
    ...Array.from({length: Math.max(0, count - pinned.length)}, (_, index) =>
      createRecord(String(index)),
    ),
  ];
}
