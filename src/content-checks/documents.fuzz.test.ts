import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fuzz} from '../testing/fuzz/fuzz';
import {mutateText} from '../testing/fuzz/mutateText';
import {parsePage} from './parsePage';
import {checkFrontMatter} from './rules/checkFrontMatter';

const FILE = 'docs/faq.mdx';
const text = readFileSync(FILE, 'utf8').split('\n').slice(0, 25).join('\n');

describe('any document', () => {
  it('names an alias in the front matter that has no anchor', () => {
    expect(parsePage(FILE, '---\ntitle: *name\n---\n').problems).toEqual([
      {
        file: FILE,
        line: 2,
        message:
          'front matter is not YAML: Unresolved alias (the anchor must be set before the alias): name.',
      },
    ]);
  });

  fuzz('is read, or rejected with its line', {
    target: 'builds: documents',
    usual: 100,
    property: fc.property(mutateText(text), (mutant) => {
      const {page, problems} = parsePage(FILE, mutant);
      const found = [
        ...problems,
        ...checkFrontMatter({
          root: '.',
          files: [],
          pages: page === undefined ? [] : [page],
          unread: [],
          foreignRoutes: new Set(),
          problems,
        }),
      ];
      expect(page !== undefined || problems.length > 0).toBe(true);
      for (const {file, line, message} of found) {
        expect([file, Number.isInteger(line) && line >= 1, message.length > 0]).toEqual([
          FILE,
          true,
          true,
        ]);
      }
    }),
  });
});
