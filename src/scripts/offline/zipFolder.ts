import type {Zippable} from 'fflate';
import {toZip} from '../../build/archive/toZip';
import type {FolderFiles} from './createOfflineFolder';

/** Compressed already. */
const PACKED = /\.(?:jpg|png|tgz|zip|whl|gz|ico)$/;

/** @param name of the folder that unpacking makes */
export function zipFolder(files: FolderFiles, name: string): Uint8Array {
  const entries: Zippable = {};
  for (const [file, bytes] of files)
    entries[`${name}/${file}`] = [bytes, {level: PACKED.test(file) ? 0 : 6}];
  return toZip(entries);
}
