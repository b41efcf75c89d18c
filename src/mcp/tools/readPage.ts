import * as z from 'zod';
import {toResourceUri} from '../pageUri';
import {clip, TEXT_MAX_BYTES, toSize} from '../clip';
import type {Library, Reading} from '../Library';
import {splitText} from '../splitText';
import {defineTool} from '../Tool';
import {ToolError} from '../ToolError';

/** Bytes for the headings of a page that has several parts. */
const OUTLINE_BYTES = 900;
const FRAME_BYTES = 400;

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Read a page of the documentation, or a section of it, as Markdown. Takes the address of a search result (with its #anchor, only that section), or a path such as content/faq or api/vehicle#recognizeVehicle. Long texts come in parts, the first with an outline.',
  input: z.strictObject({
    page: z.string().max(500).describe('Address or path of the page, with or without an anchor.'),
    part: z
      .number()
      .int()
      .min(1)
      .max(1_000)
      .optional()
      .describe('Part of a long text. Default: 1.'),
  }),
  run: async ({page, part = 1}, context) => readPart(await context.getLibrary(), page, part),
});

/**
 * One part of a page, below the limit of a result.
 *
 * @throws ToolError for an unknown page, anchor, or part
 */
function readPart(library: Library, address: string, part: number): string {
  const reading = library.read(address);
  const parts = splitText(reading.text, TEXT_MAX_BYTES - FRAME_BYTES - OUTLINE_BYTES);
  const text = parts[part - 1];
  if (text === undefined) {
    throw new ToolError(
      `\`part\`: out of range, got ${part}. Expected: 1 to ${parts.length} for ${reading.url}.`,
    );
  }
  const source = `Source: ${reading.url}`;
  if (parts.length === 1) return `${source}\n\n${text}`;
  const next =
    part < parts.length
      ? `\n\nPart ${part} of ${parts.length}. Next: read_page {"page": "${reading.url}", "part": ${part + 1}}`
      : `\n\nPart ${part} of ${parts.length}, the last.`;
  return `${source}\n\n${text}${next}${part === 1 ? toOutline(reading) : ''}`;
}

/** Sections of the text that can be read by themselves. */
function toOutline({page, text}: Reading): string {
  const start = Math.max(page.text.indexOf(text), 0);
  const own = page.headings.filter(
    ([, , offset]) => offset > start && offset < start + text.length,
  );
  const top = Math.min(...own.map(([, level]) => level));
  const ids = own.filter(([, level]) => level === top).map(([id]) => `#${id}`);
  if (ids.length === 0) return '';
  const outline = clip(`\nSections: ${ids.join(' ')}`, OUTLINE_BYTES, ' …');
  return toSize(outline) > OUTLINE_BYTES + 20 ? '' : outline;
}

/** The same for a resource, whose next part is another resource. */
export const readResource = (library: Library, address: string, part: number): string =>
  readPart(library, address, part).replace(
    /read_page \{"page": "[^"]*", "part": (\d+)\}/,
    (_call, next: string) => toResourceUri(address, Number(next)),
  );
