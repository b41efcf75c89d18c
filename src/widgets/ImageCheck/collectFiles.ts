/** What was chosen or dropped. */
export interface Collected {
  readonly files: readonly File[];
  /** Files of folders that are no pictures by their names. */
  readonly skipped: number;
}

/** Names of pictures, also of formats that the API does not read, so that the check can say so. */
const PICTURE_NAME = /\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g|jxl|png|tiff?|webp)$/i;
/** A folder of folders is read no further than so many files. */
const FILES_MAX = 5_000;

const isPicture = ({name}: File): boolean => PICTURE_NAME.test(name);

/** Files of the reader's choice are all checked; of a folder, those that are named like pictures. */
export function fromFolder(files: readonly File[]): Collected {
  const pictures = files.filter(isPicture);
  return {files: pictures, skipped: files.length - pictures.length};
}

const readFile = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));

const readBatch = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));

async function readFolder(folder: FileSystemDirectoryEntry, files: File[]): Promise<void> {
  const reader = folder.createReader();
  // A reader gives its entries in batches, and an empty one at the end.
  for (let batch = await readBatch(reader); batch.length > 0; batch = await readBatch(reader)) {
    for (const entry of batch) {
      if (files.length >= FILES_MAX) return;
      if (entry.isDirectory) {
        await readFolder(entry as FileSystemDirectoryEntry, files);
        continue;
      }
      const file = await readFile(entry as FileSystemFileEntry);
      if (file !== undefined) files.push(file);
    }
  }
}

/** Files and folders that were dropped. Call it while the event is handled. */
export async function fromDrop({items, files}: DataTransfer): Promise<Collected> {
  const entries = Array.from(items).flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry === null ? [] : [entry];
  });
  const folders = entries.filter((entry) => entry.isDirectory) as FileSystemDirectoryEntry[];
  if (folders.length === 0) return {files: Array.from(files), skipped: 0};
  const single = entries.filter((entry) => entry.isFile) as FileSystemFileEntry[];
  const chosen = (await Promise.all(single.map(readFile))).filter((file) => file !== undefined);
  const found: File[] = [];
  for (const folder of folders) await readFolder(folder, found);
  const {files: pictures, skipped} = fromFolder(found);
  return {files: [...chosen, ...pictures], skipped};
}
