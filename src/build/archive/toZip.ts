import {zipSync, type Zippable} from 'fflate';

/** Writes a zip archive. The same files give the same bytes. */
export const toZip = (files: Zippable): Uint8Array =>
  // The earliest time that a zip can hold; in the zone of this machine, as a zip has none.
  zipSync(files, {mtime: new Date(1980, 0, 1)});
