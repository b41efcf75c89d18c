import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {groupDigits} from '../../data/groupDigits';
import {DOWNLOAD_LIST, type DownloadFacts, type DownloadList} from '../../portal/packages';

/** Corrects the list of downloads of a built site, since some are made from its pages. */
export function changeDownloadList(
  outDir: string,
  change: (list: DownloadList) => DownloadList,
): void {
  const file = path.join(outDir, DOWNLOAD_LIST);
  writeFileSync(file, changeDownloadText(readFileSync(file, 'utf8'), change));
}

/** The same for the text of the list. */
export const changeDownloadText = (
  text: string,
  change: (list: DownloadList) => DownloadList,
): string => `${JSON.stringify(change(JSON.parse(text) as DownloadList), null, 2)}\n`;

/** What a page says of a download. */
export const toLateTexts = ({bytes, sha512}: Omit<DownloadFacts, 'file'>): LateTexts => ({
  bytes: `${groupDigits(bytes)} bytes`,
  sha512,
});

/** What `LateFact` renders, minified or not. */
const PLACE = /(<\w+ [^>]*data-late-fact="?([^"\s>]+)\/(bytes|sha512)"?[^>]*>)[^<]*/g;

type LateTexts = Readonly<Record<'bytes' | 'sha512', string>>;

/**
 * Writes what is known of a download only after the pages are rendered into its page, in the places
 * that `LateFact` leaves open. A page without such places stays as it is.
 *
 * @param of name of the package, or `portal`
 */
export const fillLateFacts = (html: string, of: string, texts: LateTexts): string =>
  html.replace(PLACE, (whole, tag: string, name: string, fact: keyof LateTexts) =>
    name === of ? tag + texts[fact] : whole,
  );
