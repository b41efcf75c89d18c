import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {toPattern} from '../collectErrorTexts';
import {PYTHON_PACKAGE_DIR} from '../libraries';

/** Exceptions that the package catches: no caller sees them. */
const CAUGHT = ['… is not JSON', '… s are over'];

/** Collects the error texts of the Python client from its sources, as `collectErrorTexts` does. */
export function collectPythonErrorTexts(): string[] {
  const script = path.join(import.meta.dirname, 'collect_error_texts.py');
  const python = process.env.PYTHON ?? 'python3';
  const printed = execFileSync(python, ['-B', script, PYTHON_PACKAGE_DIR], {encoding: 'utf8'});
  const texts = (JSON.parse(printed) as string[])
    .filter((text) => !CAUGHT.includes(text))
    .map(toPattern)
    .filter((text) => /[a-z]/.test(text));
  return [...new Set(texts)].sort();
}
