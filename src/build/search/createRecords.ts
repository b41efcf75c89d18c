import {createHash} from 'node:crypto';
import {toSearchGroup, type SearchGroup, type SearchKind} from '../../portal/search';
import {getReaderPhrases} from './getReaderPhrases';
import type {PageContent} from './readPage';
import type {Section} from './Section';
import {splitIdentifiers} from './splitIdentifiers';
import {toKind, toPlace, type Place} from './toPlace';

/** One thing to find, in the shape of the Typesense DocSearch scraper, with five fields more. */
export interface SearchRecord {
  readonly id: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor?: string;
  /** `lvl1` to `lvl6` for a heading, `content` for a text. */
  readonly type: string;
  readonly content?: string;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version?: readonly string[];
  readonly item_priority: number;
  /** What it is, for the badge. */
  readonly kind: SearchKind;
  /** Which filter it belongs to. */
  readonly group: SearchGroup;
  /** Its own heading; `hierarchy` also has those above. */
  readonly title: string;
  /** Names in the text, whole and split. */
  readonly identifiers?: string;
  /** For a heading: what readers call its subject, one phrase a line. */
  readonly asked?: string;
  readonly [level: `hierarchy.lvl${number}`]: string | undefined;
}

/** Levels of the record type; a text counts less than any heading. */
const LEVEL_WEIGHT: Readonly<Record<string, number>> = {
  lvl1: 90,
  lvl2: 80,
  lvl3: 70,
  lvl4: 60,
  lvl5: 50,
  lvl6: 40,
  content: 0,
};

/** A record's place among those of its page. */
interface RecordPlace {
  readonly page: PageContent;
  readonly area: Place;
  readonly url: string;
  readonly route: string;
  /** Number of records before it. */
  readonly position: number;
  /** How many records with the same place and text there are up to it. */
  readonly count: number;
}

/**
 * The records of one page: one for each section and one for each text in it.
 *
 * @param page what was read from the built page
 * @param url its address
 * @param route its route below the base, such as `content/faq`
 */
export function createRecords(page: PageContent, url: string, route: string): SearchRecord[] {
  const area = toPlace(page, route);
  const seen = new Map<string, number>();
  const records: SearchRecord[] = [];
  const add = (section: Section, type: string, isCode: boolean, content?: string): void => {
    const key = toRecordKey(section, type, content);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const place = {page, area, url, route, position: records.length, count};
    records.push(toRecord(section, {type, isCode, content}, place));
  };

  const headed = new Set<string>();
  for (const section of page.sections) {
    const heading = section.titles.join('\n') + section.anchor;
    if (!headed.has(heading)) add(section, `lvl${Math.min(section.titles.length, 6)}`, false);
    headed.add(heading);
    for (const block of section.blocks) add(section, 'content', block.kind === 'code', block.text);
  }
  return records;
}

const toRecordKey = ({anchor}: Section, type: string, content = ''): string =>
  [anchor, type, content].join('\n');

/** What a record holds of its section: the heading, or one text. */
interface RecordPart {
  readonly type: string;
  readonly isCode: boolean;
  readonly content: string | undefined;
}

function toRecord(
  section: Section,
  {type, isCode, content}: RecordPart,
  {page, area, url, route, position, count}: RecordPlace,
): SearchRecord {
  const {anchor, titles} = section;
  const kind: SearchKind = isCode ? 'code' : toKind(section, route);
  const title = titles.at(-1) ?? '';
  const names = splitIdentifiers(content ?? title);
  const asked = content === undefined ? getReaderPhrases(route, anchor) : [];
  const key = toRecordKey(section, type, content);
  return {
    // Made from place and text, so that it stays when other sections come and go.
    id: createHash('sha256').update(`${route}\n${key}\n${count}`).digest('hex').slice(0, 16),
    url: anchor === '' ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    ...(anchor !== '' && {anchor}),
    type,
    ...(content !== undefined && {content}),
    'hierarchy.lvl0': area.label,
    ...Object.fromEntries(
      titles.slice(0, 6).map((level, index) => [`hierarchy.lvl${index + 1}`, level]),
    ),
    language: page.language,
    docusaurus_tag: page.tag,
    ...(page.version !== undefined && {version: [page.version]}),
    item_priority: (LEVEL_WEIGHT[type] ?? 0) * 1000 + Math.max(0, 999 - position),
    kind,
    group: toSearchGroup(kind, anchor === '' ? route : '', area.group),
    title,
    ...(names.length > 0 && {identifiers: names.join(' ')}),
    ...(asked.length > 0 && {asked: asked.join('\n')}),
  };
}
