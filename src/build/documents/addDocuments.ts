import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {groupDigits} from '../../data/groupDigits';
import {DOWNLOADS, packages, toTarball} from '../../portal/packages';
import type {PageTransform} from '../PageStep';
import {addToTarball} from '../archive/addToTarball';
import {DOCUMENTS_FILE} from './PackedDocuments';

/** What `downloads.json` says of a package. */
interface Listed {
  readonly name: string;
  readonly bytes: number;
  readonly sha512: string;
}

/**
 * Adds the documents to the sandbox's package of a built site, and corrects its size and checksum
 * in `downloads.json`.
 *
 * @returns writes them into the page of downloads, which was rendered before they were known
 */
export function addDocuments(outDir: string, documents: Buffer): PageTransform {
  const folder = path.join(outDir, DOWNLOADS);
  const {sandbox} = packages;
  const versioned = toTarball(sandbox, sandbox.version);
  const bytes = addToTarball(
    readFileSync(path.join(folder, versioned)),
    `dist/${DOCUMENTS_FILE}`,
    documents,
  );
  for (const file of [versioned, toTarball(sandbox)]) writeFileSync(path.join(folder, file), bytes);

  const list = path.join(folder, 'downloads.json');
  const facts = {bytes: bytes.length, sha512: createHash('sha512').update(bytes).digest('hex')};
  const listed = JSON.parse(readFileSync(list, 'utf8')) as {readonly packages: readonly Listed[]};
  const corrected = listed.packages.map((one) =>
    one.name === sandbox.name ? {...one, ...facts} : one,
  );
  writeFileSync(list, `${JSON.stringify({...listed, packages: corrected}, null, 2)}\n`);
  return createFiller(sandbox.name, [`${groupDigits(facts.bytes)} bytes`, facts.sha512]);
}

const PAGE = path.join(DOWNLOADS, 'index.html');

/** Fills the places that `LateFact` of the page leaves open. */
const createFiller =
  (name: string, [bytes, sha512]: readonly [bytes: string, sha512: string]): PageTransform =>
  (html, {file}) =>
    file === PAGE ? fill(fill(html, `${name}/bytes`, bytes), `${name}/sha512`, sha512) : html;

function fill(html: string, place: string, text: string): string {
  const open = new RegExp(`(data-late-fact="?${place.replaceAll('.', '\\.')}"?[^>]*>)[^<]*`);
  if (!open.test(html)) {
    throw new Error(
      `${PAGE}: has no place for ${place}. Expected: an element with data-late-fact.`,
    );
  }
  return html.replace(open, (_all, tag: string) => tag + text);
}
