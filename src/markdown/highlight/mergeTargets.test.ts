import {expect, it} from 'vitest';
import {highlightRuns} from './highlight';
import {mergeTargets} from './mergeTargets';
import {isVersions, toSampleText} from './runs';

it.each([
  ['a changed line', 'a(\n  "b",\n)', 'a(\n  "c",\n)', 1],
  ['lines at both ends', 'import os\n\na()\nb()', 'a()\nc()', 2],
  ['a line more', 'a({\n  b: 1,\n})', 'a({\n  b: 1,\n  c: 2,\n})', 1],
  ['lines that repeat', ')\na\n)\n)', ')\n)\nb\n)', 2],
  ['the same', 'a\n\nb', 'a\n\nb', 0],
  ['nothing in common', 'a', 'b', 1],
])('both versions of %s are whole', (_, first, second, differences) => {
  const merged = mergeTargets(highlightRuns(first, 'js'), highlightRuns(second, 'js'));
  expect([toSampleText(merged, 0), toSampleText(merged, 1)]).toEqual([first, second]);
  expect(merged.filter(isVersions)).toHaveLength(differences);
});
