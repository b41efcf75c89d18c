import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {libraryErrors} from '../../data/library-errors/libraryErrors';
import {collectErrorTexts} from './collectErrorTexts';
import {getLibraryDir, libraryFolders} from './libraries';

test.each(libraryFolders)(
  '%s: the catalog of errors has exactly the texts of the sources',
  (folder) => {
    const listed = libraryErrors
      .filter(({library}) => library === folder)
      .flatMap(({messages}) => messages);
    expect([...listed].sort()).toEqual(collectErrorTexts(folder));
  },
);

test('every code and every id of the catalog is right', () => {
  const sources = libraryFolders.map((folder) =>
    readFileSync(
      path.join(
        getLibraryDir(folder),
        folder === 'cloud-client' ? 'src/errors/APIError.ts' : 'src/core/WebhookRequestError.ts',
      ),
      'utf8',
    ),
  );
  const known = new Set([
    ...(sources.join('\n').match(/ERR_[A-Z_]+/g) ?? []),
    'ERR_CONFIG',
    'ERR_SIGNATURE_CONFIG',
  ]);
  const codes = libraryErrors.flatMap(({code}) => code ?? []);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
  expect(new Set(libraryErrors.map(({id}) => id)).size).toBe(libraryErrors.length);
});
