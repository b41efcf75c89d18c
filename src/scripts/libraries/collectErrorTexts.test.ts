import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {libraryErrors} from '../../data/library-errors/libraryErrors';
import {toPythonText} from '../../data/library-errors/toPythonText';
import {collectErrorTexts} from './collectErrorTexts';
import {collectPythonErrorTexts} from './python/collectPythonErrorTexts';
import {getLibraryDir, libraryFolders} from './libraries';

test.each(libraryFolders)(
  '%s: the catalog of errors has exactly the texts of the sources',
  (folder) => {
    const listed = libraryErrors
      .filter(({libraries: [first]}) => first === folder)
      .flatMap(({messages}) => messages);
    expect([...listed].sort()).toEqual(collectErrorTexts(folder));
  },
);

test('python-client: the catalog of errors has every text of the sources', () => {
  const texts = collectPythonErrorTexts();
  const errors = libraryErrors.filter(({libraries}) => libraries.includes('python-client'));
  // Texts with a name in them that Python spells in its way, and those that only Python has.
  const ofPython = errors.flatMap(({libraries: [first], messages, pythonMessages = []}) => [
    ...(first === 'python-client'
      ? messages
      : messages.map(toPythonText).filter((text) => !messages.includes(text))),
    ...pythonMessages,
  ]);
  const known = new Set([...errors.flatMap(({messages}) => messages), ...ofPython]);
  expect(texts.filter((text) => !known.has(text))).toEqual([]);
  expect(ofPython.filter((text) => !texts.includes(text))).toEqual([]);
  expect(texts.length).toBeGreaterThan(50);
});

test('every code and every id of the catalog is right', () => {
  const sources = libraryFolders.flatMap((folder) => {
    const dir = path.join(getLibraryDir(folder), 'src');
    return readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(dir, file), 'utf8'));
  });
  const known = new Set(sources.join('\n').match(/ERR_[A-Z_]+/g));
  const codes = libraryErrors.flatMap(({code}) => code ?? []);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
  expect(new Set(libraryErrors.map(({id}) => id)).size).toBe(libraryErrors.length);
});
