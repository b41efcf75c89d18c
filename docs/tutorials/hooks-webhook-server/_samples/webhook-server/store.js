import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

const EXTENSION = {'image/jpeg': 'jpg', 'image/png': 'png'};

/** Writes the event and its images into a folder of its own, and returns the folder. */
export async function storeEvent({detectedAt, event, attachments}, eventId) {
  // Only letters and digits: what a camera has read must not choose a path.
  const plate = (event.plate?.unicodeText ?? 'unread').replaceAll(/[^\p{L}\p{N}]/gu, '');
  // Two events can have the same time and no plate. A repeated delivery has the same ID, so the same folder.
  const name = `${detectedAt.toISOString().replaceAll(':', '-')}-${plate}-${eventId.slice(0, 8)}`;
  const folder = path.join('events', name);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'event.json'), JSON.stringify({detectedAt, event}, null, 2));
  for (const [index, {mimeType, data}] of attachments.entries()) {
    await writeFile(path.join(folder, `${index}.${EXTENSION[mimeType] ?? 'bin'}`), data);
  }
  return folder;
}
