/** Most bytes of a result, as it is sent. */
export const RESULT_MAX_BYTES = 5_000;

/** What a result has around its text. */
const FRAME_BYTES = 150;

/** Most bytes of a text in JSON. */
export const TEXT_MAX_BYTES = RESULT_MAX_BYTES - FRAME_BYTES;

/** Bytes of a text as JSON has it, where line ends and quotes take two. */
export const toSize = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** Shortens a text that is too long, at a line end if there is one near the cut, and says so. */
export function clip(text: string, maxBytes: number, note = '…'): string {
  if (toSize(text) <= maxBytes) return text;
  const room = maxBytes - toSize(note);
  let low = 0;
  let high = Math.min(text.length, maxBytes);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (toSize(text.slice(0, middle)) <= room) low = middle;
    else high = middle - 1;
  }
  const cut = text.slice(0, low);
  const line = cut.lastIndexOf('\n');
  return (line > low / 2 ? cut.slice(0, line + 1) : cut.replace(/[\uD800-\uDBFF]$/, '')) + note;
}

/** A value of a client, for a message about it: never long. */
export const quote = (value: unknown): string => clip(JSON.stringify(value) ?? 'nothing', 200);
