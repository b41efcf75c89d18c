import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  changeDownloadList,
  changeDownloadText,
  fillLateFacts,
  toLateTexts,
} from '../../build/documents/lateFacts';
import {DOWNLOADS, LISTED, OFFLINE_SIZE, type DownloadFacts} from '../../portal/packages';

/**
 * Adds the portal's file to the list of downloads, and its size and checksum to the page of
 * downloads if that shows them (`PORTAL_OFFLINE`).
 *
 * @param dir the built site
 */
export function listPortal(dir: string, portal: DownloadFacts): void {
  changeDownloadList(dir, (list) => ({...list, portal}));
  const page = path.join(dir, DOWNLOADS, 'index.html');
  writeFileSync(page, fillLateFacts(readFileSync(page, 'utf8'), 'portal', toLateTexts(portal)));
}

/** A page without them: the file cannot hold its own checksum, nor that of an earlier one. */
export const clearPortal = (html: string): string =>
  fillLateFacts(html, 'portal', {bytes: OFFLINE_SIZE, sha512: LISTED});

/** The list of downloads without the file. */
export const unlistPortal = (text: string): string =>
  changeDownloadText(text, ({portal: _, ...list}) => list);
