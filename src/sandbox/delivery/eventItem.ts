import type {StoredEvent} from '../state';

/** Where the sandbox serves the images of stored events. */
export const ATTACHMENT_PATH = '/storage/attachments/';

/** A stored event as the list and the notifications show it. */
export const toEventItem = (
  {event, attachmentIds, creationTimestamp, api}: StoredEvent,
  origin: string,
): object => ({
  event,
  attachmentURLs: attachmentIds.map((id) => `${origin}${ATTACHMENT_PATH}${id}`),
  creationTimestamp,
  api,
});
