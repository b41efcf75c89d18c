import {zipSync, type Zippable} from 'fflate';
import type {FolderFiles} from './createOfflineFolder';

/** Earliest date that ZIP can hold: the same files give the same bytes. */
const ZIP_DATE = new Date(1980, 0, 1);

/** Compressed already. */
const PACKED = /\.(?:jpg|png|tgz|zip|whl|gz|ico)$/;

/** @param name of the folder that unpacking makes */
export function zipFolder(files: FolderFiles, name: string): Uint8Array {
  const entries: Zippable = {};
  for (const [file, bytes] of files)
    entries[`${name}/${file}`] = [bytes, {level: PACKED.test(file) ? 0 : 6}];
  return zipSync(entries, {mtime: ZIP_DATE});
}
