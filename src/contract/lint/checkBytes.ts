import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DepthError, parseQuickly} from '../parseQuickly';
import type {SpecProblem} from './SpecSource';

/** A file is UTF-8, without control characters, and not nested too deeply for its parsers. */
export function checkBytes(directory: string, file: string): SpecProblem[] {
  const bytes = readFileSync(path.join(directory, file));
  const lines = bytes.toString('latin1').split('\n');
  if (!isUtf8(bytes)) {
    const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
    return [
      {
        file,
        line: index + 1,
        message:
          'is not encoded as UTF-8. Fix: `iconv -f ISO-8859-1 -t UTF-8`, if it was written as Latin-1.',
      },
    ];
  }
  const controls = lines.flatMap((text, index) => {
    const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.exec(text)?.[0];
    return control === undefined
      ? []
      : [
          {
            file,
            line: index + 1,
            message: `holds the control character U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}. Fix: remove it.`,
          },
        ];
  });
  return controls.length > 0 ? controls : checkDepth(file, bytes.toString());
}

function checkDepth(file: string, text: string): SpecProblem[] {
  try {
    parseQuickly(text);
    return [];
  } catch (error) {
    if (!(error instanceof DepthError)) throw error;
    return [{file, line: error.line, message: error.message}];
  }
}
