/** As long as a hash, and no text that a script would hold. */
const toStandIn = (index: number): string => `zq${String(index).padStart(6, '0')}`;

/** A script without its hashes, and these in the order of their stand-ins. */
export interface HiddenHashes {
  readonly text: string;
  readonly hashes: readonly string[];
}

/** Puts a numbered stand-in in the place of each known hash, so that equal scripts are equal texts. */
export function hideHashes(code: string, known: readonly string[]): HiddenHashes {
  const hashes: string[] = [];
  if (known.length === 0) return {text: code, hashes};
  const text = code.replace(new RegExp([...new Set(known)].join('|'), 'g'), (hash) =>
    toStandIn(hashes.push(hash) - 1),
  );
  return {text, hashes};
}

/** Puts the hashes back. */
export function showHashes(text: string, hashes: readonly string[]): string {
  return text.replace(/zq(\d{6})/g, (standIn, index: string) => hashes[Number(index)] ?? standIn);
}
