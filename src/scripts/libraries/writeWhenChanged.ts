import {readFile, rename, writeFile} from 'node:fs/promises';

/** Renamed into place, since another process may be reading. */
export async function writeWhenChanged(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === text) return;
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, file);
}
