import {settings} from '../portal/settings';
import type {PageReader} from './PageStep';

/**
 * Limits the size of reference pages, so that every device can show them. A large specification has
 * several pages, so only a single operation or schema can exceed the limit.
 *
 * @param maxBytes default: the limit of the portal
 * @returns a reader that throws an error with the names of the pages that are too large
 */
export function checkPageSizes(maxBytes = settings.referencePageMaxBytes): PageReader {
  const problems: string[] = [];
  return {
    collect(_result, {file, html}) {
      const [, page, id] = /^(api\/([^/]+).*?)\/index\.html$/.exec(file) ?? [];
      const size = Buffer.byteLength(html);
      if (id === undefined || size <= maxBytes) return;
      problems.push(
        `- api-specs/${id}.yaml: the page /${page} is too large, got ${size} bytes of HTML. Expected: at most ${maxBytes}. Fix: shorten the examples of what it shows.`,
      );
    },
    finish() {
      if (problems.length > 0)
        throw new Error(`reference pages, ${problems.length} too large:\n${problems.join('\n')}`);
    },
  };
}
