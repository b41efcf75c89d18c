import {statSync} from 'node:fs';
import path from 'node:path';
import {settings} from '../../portal/settings';

/**
 * Holds every reference page to a size that can be read.
 *
 * @param outDir folder of the built site
 * @param ids names of the specifications
 * @param maxBytes default: the limit of the portal
 * @throws Error that names the pages that are too large
 */
export function checkPageSizes(
  outDir: string,
  ids: readonly string[],
  maxBytes = settings.referencePageMaxBytes,
): void {
  const problems = ids.flatMap((id) => {
    const {size} = statSync(path.join(outDir, 'api', id, 'index.html'));
    if (size <= maxBytes) return [];
    return [
      `- api-specs/${id}.yaml: its page is too large, got ${size} bytes of HTML. Expected: at most ${maxBytes}. Fix: split the specification by its tags, one file for each.`,
    ];
  });
  if (problems.length > 0)
    throw new Error(`reference pages, ${problems.length} too large:\n${problems.join('\n')}`);
}
