import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkPageSizes} from './checkPageSizes';

let outDir: string;

function writePage(id: string, bytes: number): void {
  mkdirSync(path.join(outDir, 'api', id), {recursive: true});
  writeFileSync(path.join(outDir, 'api', id, 'index.html'), 'x'.repeat(bytes));
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
});

afterEach(() => rmSync(outDir, {recursive: true}));

describe('the size of reference pages', () => {
  it('may be a megabyte', () => {
    writePage('small', 1_000_000);
    expect(() => checkPageSizes(outDir, ['small'])).not.toThrow();
  });

  it('stops the build with the page that is larger, and says what to do', () => {
    writePage('small', 10);
    writePage('large', 1_000_001);
    expect(() => checkPageSizes(outDir, ['small', 'large'])).toThrowErrorMatchingInlineSnapshot(`
      [Error: reference pages, 1 too large:
      - api-specs/large.yaml: its page is too large, got 1000001 bytes of HTML. Expected: at most 1000000. Fix: split the specification by its tags, one file for each.]
    `);
  });
});
