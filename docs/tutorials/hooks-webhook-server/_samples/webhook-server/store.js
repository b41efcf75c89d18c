import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

const EXTENSION = {'image/jpeg': 'jpg', 'image/png': 'png'};

/** Writes the event and its pictures into a folder of its own, and returns the folder. */
export async function storeEvent({detectedAt, event, attachments}) {
  const name = `${detectedAt.toISOString().replaceAll(':', '-')}-${event.plate.unicodeText ?? 'unread'}`;
  const folder = path.join('events', name);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'event.json'), JSON.stringify({detectedAt, event}, null, 2));
  for (const [index, {mimeType, data}] of attachments.entries()) {
    await writeFile(path.join(folder, `${index}.${EXTENSION[mimeType] ?? 'bin'}`), data);
  }
  return folder;
}
