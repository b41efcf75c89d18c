import {toBase64, toUtf8, type Bytes} from '../bytes';

/** An image that goes with an event. */
export interface AttachedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: Bytes;
}

/** The edited text is no JSON object. */
export class EventTextError extends Error {}

/**
 * The body as the agent sends it: compact JSON, with the images in base64.
 *
 * @param text the edited event
 * @param files images to attach after those of the text
 * @throws EventTextError if the text is no JSON object
 */
export function createBody(text: string, files: readonly AttachedFile[]): Bytes {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new EventTextError('The event must be a JSON object.');
  const {attachments = []} = value as {readonly attachments?: unknown};
  const added = files.map(({mimeType, bytes}) => ({mimeType, data: toBase64(bytes)}));
  return toUtf8(
    JSON.stringify({
      ...value,
      attachments: Array.isArray(attachments) ? [...attachments, ...added] : attachments,
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EventTextError('The event is no JSON.');
  }
}
