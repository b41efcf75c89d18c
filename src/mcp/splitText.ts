import {clip, toSize} from './clip';

/**
 * Splits a text into parts that are short enough, between blocks where it can, so that all parts
 * together are the text.
 */
export function splitText(text: string, maxBytes: number): string[] {
  const parts: string[] = [];
  let current = '';
  for (const block of text.split(/(?<=\n\n)/).flatMap((one) => splitBlock(one, maxBytes))) {
    if (current !== '' && toSize(current + block) > maxBytes) {
      parts.push(current);
      current = '';
    }
    current += block;
  }
  return [...parts, current];
}

/** A block that is too long by itself, by lines; a line that is, by characters. */
function splitBlock(block: string, maxBytes: number): string[] {
  if (toSize(block) <= maxBytes) return [block];
  return block.split(/(?<=\n)/).flatMap((line) => {
    const pieces: string[] = [];
    for (let rest = line; rest !== '';) {
      const piece = clip(rest, maxBytes, '');
      pieces.push(piece);
      rest = rest.slice(piece.length);
    }
    return pieces;
  });
}
