import {createHash, type Hash} from 'node:crypto';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX_FILE, TITLES_FILE} from '../../portal/search';
import {packIndex, packTitles} from '../../search/packIndex';
import type {CompactIndex} from '../../search/types';
import {createShards} from './createShards';

/**
 * Writes an index: in one file, with its titles in another, or in many files if it has more pages
 * than the limit.
 *
 * @returns the file that the search reads first, below the folder of the site
 */
export function writeIndex(outDir: string, index: CompactIndex, shardAbove: number): string {
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), text);
  };
  const first =
    index.pages.length > shardAbove ? writeShards(index, write, outDir) : writeWhole(index, write);
  // Readers' browsers keep the file for good, so its name changes with it.
  const name = TITLES_FILE.replace(/(?=\.json$)/, `.${toHash(first)}`);
  write(name, first);
  return name;
}

/** Name of the folder until all of it is written. */
const UNNAMED = 'search.part';

type Write = (file: string, text: string) => void;

function writeWhole(index: CompactIndex, write: Write): string {
  const text = JSON.stringify(packIndex(index));
  write(INDEX_FILE, text);
  return JSON.stringify(packTitles(index, Buffer.byteLength(text)));
}

function writeShards(index: CompactIndex, write: Write, outDir: string): string {
  const assets = path.posix.dirname(TITLES_FILE);
  const hash = createHash('sha256');
  const root = createShards(index, (name, content) => {
    const text = JSON.stringify(content);
    hash.update(text);
    write(`${assets}/${UNNAMED}/${name}`, text);
  });
  const folder = `search.${toDigest(hash)}`;
  rmSync(path.join(outDir, assets, folder), {recursive: true, force: true});
  renameSync(path.join(outDir, assets, UNNAMED), path.join(outDir, assets, folder));
  // A page without the address of the first file reads this one, from another folder.
  write(INDEX_FILE, JSON.stringify({...root, folder: `${assets}/${folder}`}));
  return JSON.stringify({...root, folder});
}

/** As long as the hashes of the bundler. */
const toDigest = (hash: Hash): string => hash.digest('hex').slice(0, 8);
const toHash = (text: string): string => toDigest(createHash('sha256').update(text));
