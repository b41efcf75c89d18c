import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readReleaseDate} from '../../build/readReleaseDate';
import {SECURITY_TXT} from '../../portal/security';
import {createSecurityTxt, getExpiry} from './createSecurityTxt';

/** Writes `security.txt` below the base; the host serves it at its root (`npm run headers`). */
export function writeSecurityTxt(siteDir: string, outDir: string): void {
  const released = readReleaseDate(siteDir);
  if (released === undefined) {
    console.warn(
      'security.txt: left out, since its date of expiry is not known. Fix: build from a git clone, or set `SOURCE_DATE_EPOCH`.',
    );
    return;
  }
  // A warning only: the clock must not change what is built.
  if (getExpiry(released).getTime() < Date.now()) {
    console.warn(
      'security.txt: has expired, since the last commit is too old. Fix: build with `SOURCE_DATE_EPOCH=$(date +%s)`.',
    );
  }
  const file = path.join(outDir, SECURITY_TXT);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, createSecurityTxt(released));
}
