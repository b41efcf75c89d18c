import {isUtf8} from 'node:buffer';
import type {Problem} from './problem';
import type {ContentFile} from './site';
import {toLine} from './toLine';

interface DecodedText {
  readonly text: string;
  readonly problems: readonly Problem[];
}

// Tab, line feed and carriage return are the only control characters that text needs.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Decodes a text file. Anything but UTF-8 would silently turn into replacement characters on the
 * page.
 */
export function decodeText({file, bytes}: ContentFile): DecodedText {
  const fail = (line: number, message: string): DecodedText => ({
    text: '',
    problems: [{file, line, message}],
  });
  if (
    bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) ||
    bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))
  )
    return fail(1, 'is encoded as UTF-16. Expected: UTF-8. Fix: `iconv -f UTF-16 -t UTF-8`.');

  if (!isUtf8(bytes)) {
    return fail(
      findBrokenLine(bytes),
      'is not encoded as UTF-8. Fix: `iconv -f ISO-8859-1 -t UTF-8`, if it was written as Latin-1.',
    );
  }
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const control = CONTROL.exec(text);
  if (control !== null) {
    const code = control[0].charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
    return fail(
      toLine(text, control.index),
      `holds the control character U+${code}. Fix: remove it.`,
    );
  }
  return {text, problems: []};
}

function findBrokenLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (!isUtf8(bytes.subarray(start, end < 0 ? undefined : end))) return line;
    if (end < 0) break;
    start = end + 1;
  }
  return line;
}
