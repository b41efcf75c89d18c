import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DOWNLOADS, packages, toTarball} from '../../portal/packages';
import type {PageTransform} from '../PageStep';
import {addToTarball} from '../archive/addToTarball';
import {changeDownloadList, fillLateFacts, toLateTexts} from './lateFacts';
import {DOCUMENTS_FILE} from './PackedDocuments';

const PAGE = path.join(DOWNLOADS, 'index.html');

/**
 * Adds the documents to the sandbox's package of a built site, and corrects its size and checksum
 * in the list of downloads.
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

  const facts = {bytes: bytes.length, sha512: createHash('sha512').update(bytes).digest('hex')};
  changeDownloadList(outDir, (list) => ({
    ...list,
    packages: list.packages.map((one) => (one.name === sandbox.name ? {...one, ...facts} : one)),
  }));
  return {changeBody: (body, {file}) => (file === PAGE ? fill(body, facts) : body)};
}

function fill(html: string, facts: {readonly bytes: number; readonly sha512: string}): string {
  const {name} = packages.sandbox;
  const filled = fillLateFacts(html, name, toLateTexts(facts));
  if (!filled.includes(facts.sha512)) {
    throw new Error(
      `${PAGE}: has no place for the checksum of ${name}. Expected: an element with data-late-fact.`,
    );
  }
  return filled;
}
