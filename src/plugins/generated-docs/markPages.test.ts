import {statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {markPages, toMarkFile} from './markPages';

const OLD = new Date('2020-01-01');
let siteDir: string;
const write = (file: string, text: string): void =>
  writeFileSync(path.join(siteDir, '.generated', file), text);

/** Whether the docs plugin would read the pages again. */
function isMarked(): boolean {
  markPages(siteDir, 'lib');
  return statSync(toMarkFile(siteDir, 'lib')).mtime.getTime() !== OLD.getTime();
}

beforeEach(() => {
  siteDir = createFolder({
    '.generated/lib/index.md': '---\ntitle: "Doors"\n---\n\n# Doors\n\nOpen them.\n',
    '.generated/lib-sidebar.json': '{}',
  });
  markPages(siteDir, 'lib');
  utimesSync(toMarkFile(siteDir, 'lib'), OLD, OLD);
});

it('leaves the docs plugin alone when only a text has changed', () => {
  write('lib/index.md', '---\ntitle: "Doors"\n---\n\n# Doors\n\nClose them.\n');
  expect(isMarked()).toBe(false);
});

it.each([
  ['a title', 'lib/index.md', '---\ntitle: "Gates"\n---\n\n# Doors\n\nOpen them.\n'],
  ['a heading', 'lib/index.md', '---\ntitle: "Doors"\n---\n\n# Gates\n\nOpen them.\n'],
  ['the list of pages', 'lib/door.md', '---\ntitle: "Door"\n---\n'],
  ['the sidebar', 'lib-sidebar.json', '{"lib": []}'],
])('lets the docs plugin read the pages again when %s has changed', (_what, file, text) => {
  write(file, text);
  expect(isMarked()).toBe(true);
});
