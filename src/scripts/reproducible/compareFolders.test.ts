import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {compareFolders} from './compareFolders';

const parent = mkdtempSync(path.join(tmpdir(), 'compare-'));
afterAll(() => rmSync(parent, {recursive: true}));

function createFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(parent, 'site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const SITE = {'index.html': '<p>Page</p>', 'assets/main.js': 'run()'};

it('finds nothing in two folders of the same bytes', () => {
  expect(
    compareFolders(
      createFolder(SITE),
      createFolder({'assets/main.js': 'run()', 'index.html': '<p>Page</p>'}),
    ),
  ).toEqual([]);
});

it('shows the first byte that differs, with its neighbours', () => {
  expect(
    compareFolders(createFolder(SITE), createFolder({...SITE, 'index.html': '<p>Pace</p>'})),
  ).toEqual([
    'index.html: differs from byte 5 on (11 and 11 bytes).\n    first   "<p>Page</p>"\n    second  "<p>Pace</p>"',
  ]);
});

it('sees a file that only grew', () => {
  expect(
    compareFolders(createFolder(SITE), createFolder({...SITE, 'index.html': '<p>Page</p>\n'}))[0],
  ).toContain('differs from byte 11 on (11 and 12 bytes)');
});

it('names files that are on one side only', () => {
  expect(
    compareFolders(createFolder({...SITE, 'a.css': ''}), createFolder({...SITE, 'b.css': ''})),
  ).toEqual(['a.css: only in the first.', 'b.css: only in the second.']);
});
