/** Longer than any browser takes to begin with the file. */
const KEEP_MS = 10_000;

/** Lets the browser save bytes or a text as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], {type}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
