import {toBase64, toUtf8, type Bytes} from '../bytes';
import {spaceJson} from '../spaceJson';

/** An image that goes with an event. */
export interface AttachedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: Bytes;
}

/** The edited text is no JSON object. */
export class EventTextError extends Error {}

/**
 * The body as the agent sends it: compact JSON with `attachments`, the images in base64. All else
 * stays as it was typed: numbers, escapes, and the order of the keys.
 *
 * @param text the edited event
 * @param files images to attach after those of the text
 * @throws EventTextError if the text is no JSON object, or its `attachments` are no list
 */
export function createBody(text: string, files: readonly AttachedFile[]): Bytes {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new EventTextError('The event must be a JSON object.');
  const {attachments} = value as {readonly attachments?: unknown};
  const event = spaceJson(text, ',', ':');
  const added = files
    .map(({mimeType, bytes}) => JSON.stringify({mimeType, data: toBase64(bytes)}))
    .join(',');
  if (attachments === undefined)
    return toUtf8(insert(event, event.length - 1, `"attachments":[${added}]`));
  if (added === '') return toUtf8(event);
  if (!Array.isArray(attachments))
    throw new EventTextError('To attach images, make `attachments` of the event a list.');
  return toUtf8(insert(event, findAttachmentsEnd(event), added));
}

/** Adds an item to a list or an object whose bracket closes at a place. */
function insert(json: string, end: number, item: string): string {
  const comma = '[{'.includes(json.charAt(end - 1)) ? '' : ',';
  return json.slice(0, end) + comma + item + json.slice(end);
}

/** A key, a text, or a bracket of compact JSON. */
const TOKEN = /"[^"\\]*(?:\\[^][^"\\]*)*":?|[[\]{}]/g;

/** Where the list of the attachments closes: the last one if the key is repeated, as programs read it. */
function findAttachmentsEnd(event: string): number {
  let depth = 0;
  let isAttachments = false;
  let end = 0;
  for (const {0: token, index} of event.matchAll(TOKEN)) {
    if (token === '[' || token === '{') {
      depth += 1;
    } else if (token === ']' || token === '}') {
      depth -= 1;
      if (depth === 1 && isAttachments) end = index;
    } else if (depth === 1 && token.endsWith(':')) {
      isAttachments = parse(token.slice(0, -1)) === 'attachments';
    }
  }
  return end;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EventTextError('The event is no JSON.');
  }
}
