import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {groupDigits} from '../../data/groupDigits';
import {
  DOWNLOADS,
  OFFLINE_FACTS,
  OFFLINE_MAX_MEGABYTES,
  type OfflineFacts,
} from '../../portal/packages';

/** Elements of the page of downloads that show a fact. */
const PLACES = /(<(\w+)[^>]*\sdata-offline="?(bytes|sha512)"?[^>]*>)[^<]*(<\/\2>)/g;

/**
 * Writes size and checksum of the portal's file beside it, and into the page of downloads if it
 * shows them (`PORTAL_OFFLINE`).
 *
 * @param dir the built site
 */
export function fillFacts(dir: string, facts: OfflineFacts): void {
  writeFileSync(path.join(dir, OFFLINE_FACTS), `${JSON.stringify(facts, undefined, 2)}\n`);
  const file = path.join(dir, DOWNLOADS, 'index.html');
  const texts = {bytes: `${groupDigits(facts.bytes)} bytes`, sha512: facts.sha512};
  writeFileSync(file, replaceFacts(readFileSync(file, 'utf8'), texts));
}

/** A page without them: the file cannot hold its own checksum, nor that of an earlier one. */
export const clearFacts = (html: string): string =>
  replaceFacts(html, {bytes: `at most ${OFFLINE_MAX_MEGABYTES} MB`, sha512: OFFLINE_FACTS});

const replaceFacts = (html: string, texts: Readonly<Record<string, string>>): string =>
  html.replace(
    PLACES,
    (_whole, start: string, _name, fact: string, end: string) => start + texts[fact] + end,
  );
