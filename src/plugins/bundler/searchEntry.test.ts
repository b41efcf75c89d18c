import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {searchModules, sharedModules, toEntries} from './searchEntry';

describe('the entry of the search', () => {
  it('is beside that of Docusaurus, and its modules exist', () => {
    expect(toEntries('/core/clientEntry.js')).toEqual({
      main: '/core/clientEntry.js',
      search: searchModules,
    });
    expect(searchModules.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('stops the build when Docusaurus has another kind of entry', () => {
    expect(() => toEntries({main: 'a.js'})).toThrowErrorMatchingInlineSnapshot(
      `[Error: bundler: \`entry\` is not a file, got object.]`,
    );
  });

  it('shares modules with that of the page, and with no other file', () => {
    const names = ['main', 'search', 'content-faq', null, undefined];
    expect(names.filter((name) => sharedModules.chunks.test(name ?? ''))).toEqual([
      'main',
      'search',
    ]);
  });
});
