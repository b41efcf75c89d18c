import * as z from 'zod';
import type {SearchHit} from '../../search/types';
import {clip, quote, TEXT_MAX_BYTES, toSize} from '../clip';
import type {Library} from '../Library';
import {defineTool} from '../Tool';
import {ToolError} from '../ToolError';

/** Bytes of the best result's text; the others have a few lines each. */
const BEST_BYTES = 2_400;

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Find where the documentation answers a question: guides, API reference, limits, plans, billing, countries, errors, libraries, downloadable products. Takes a question or a few words. Returns the text of the best result, then further results with a snippet and their address. Read on with read_page.',
  input: z.strictObject({
    query: z.string().max(500).describe('A question or a few words, in English.'),
    group: z
      .enum(['guides', 'api', 'libraries'])
      .optional()
      .describe('Only guides, the API reference, or the libraries. Default: all.'),
    limit: z.number().int().min(1).max(10).optional().describe('Number of results. Default: 6.'),
  }),
  async run({query, group, limit = 6}, context) {
    const library = await context.getLibrary();
    const {
      hits,
      count,
      corrected,
      suggestions = [],
    } = await library.getEngine().search({text: query, group, perPage: limit});
    const [best, ...others] = hits;
    if (best === undefined) {
      const titles = suggestions.length === 0 ? '' : ` Titles like it: ${suggestions.join(', ')}.`;
      throw new ToolError(
        `\`query\`: nothing is found, got ${quote(query)}.${titles} Fix: use other words, or list_operations.`,
      );
    }
    const note = corrected === undefined ? '' : ` for ${quote(corrected)}`;
    let text = `${count} results${note}. Best: ${toHeadline(best, library)}\n\n${readBest(best, library)}`;
    for (const hit of others) {
      const next = `\n\n${toHeadline(hit, library)}\n${toText(hit.snippet)}`;
      if (toSize(text + next) > TEXT_MAX_BYTES) break;
      text += next;
    }
    return text;
  },
});

const toText = (pieces: SearchHit['snippet']): string => pieces.map(([text]) => text).join('');

const toHeadline = ({path, url}: SearchHit, library: Library): string =>
  `[${path.map(toText).join(' › ')}](${library.toUrl(url)})`;

function readBest(hit: SearchHit, library: Library): string {
  const url = library.toUrl(hit.url);
  const note = `\n… Read on: read_page {"page": "${url}"}`;
  return clip(library.read(url).text, BEST_BYTES, note);
}
