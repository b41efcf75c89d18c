import * as z from 'zod';
import {clip, quote, TEXT_MAX_BYTES} from '../clip';
import {apiIds, apis, contractOperations, getApiVersion} from '../contractForms';
import {defineTool} from '../Tool';
import {ToolError} from '../ToolError';

export const listOperations = defineTool({
  name: 'list_operations',
  title: 'List operations',
  description:
    'List the operations of the APIs: id, method, path, summary, and whether a key is needed. Start here to find which operation does something; then use describe_operation with its id.',
  input: z.strictObject({
    api: z.enum(apiIds).optional().describe('Only this API. Default: all.'),
    search: z
      .string()
      .max(200)
      .optional()
      .describe('Only operations with all of these words in their id, path, or summary.'),
  }),
  async run({api, search = ''}, {toPortalUrl}) {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const found = contractOperations.filter(
      (one) =>
        (api === undefined || one.api === api) &&
        words.every((word) =>
          `${one.id} ${one.fullPath} ${one.summary}`.toLowerCase().includes(word),
        ),
    );
    if (found.length === 0) {
      throw new ToolError(
        `\`search\`: no operation has all of these words, got ${quote(search)}. Fix: use fewer words, or search_docs for a question.`,
      );
    }
    const chapters = apis.flatMap(({id, title}) => {
      const own = found.filter((one) => one.api === id);
      return own.length === 0
        ? []
        : [
            `## ${title}, release ${getApiVersion(id)}: ${toPortalUrl(`/api/${id}`)}`,
            ...own.map(
              ({id: name, method, fullPath, summary, isPublic}) =>
                `- ${name}: ${method} ${fullPath} – ${summary}${isPublic ? ' (no key)' : ''}`,
            ),
          ];
    });
    return clip(chapters.join('\n'), TEXT_MAX_BYTES, '\n… Narrow the list with `api` or `search`.');
  },
});
