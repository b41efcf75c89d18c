import {statSync} from 'node:fs';
import path from 'node:path';

/** Beyond this a page is slow to read on a telephone: the specification is to be split then. */
const PAGE_MAX_BYTES = 1_000_000;

/**
 * Holds every reference page to a size that can be read.
 *
 * @param outDir folder of the built site
 * @param ids names of the specifications
 * @throws Error that names the pages that are too large
 */
export function checkPageSizes(outDir: string, ids: readonly string[]): void {
  const problems = ids.flatMap((id) => {
    const {size} = statSync(path.join(outDir, 'api', id, 'index.html'));
    if (size <= PAGE_MAX_BYTES) return [];
    return [`- api-specs/${id}.yaml: its page is too large, got ${size} bytes of HTML. Expected: at most ${PAGE_MAX_BYTES}. Fix: split the specification by its tags, one file for each.`];
  });
  if (problems.length > 0) throw new Error(`reference pages, ${problems.length} too large:\n${problems.join('\n')}`);
}
