/** Code of the character that says how many letters a word shares with the one before it. */
const ZERO = 0x5d;
const MOST_SHARED = 33;

/** Writes sorted words as what each adds to the one before it. No word contains a space. */
export function encodeWords(words: readonly string[]): string {
  let before = '';
  const coded = words.map((word) => {
    let shared = 0;
    while (shared < MOST_SHARED && shared < before.length && word[shared] === before[shared])
      shared += 1;
    before = word;
    return String.fromCharCode(ZERO + shared) + word.slice(shared);
  });
  return coded.join(' ');
}

export function decodeWords(text: string): string[] {
  if (text === '') return [];
  let before = '';
  return text.split(' ').map((coded) => {
    before = before.slice(0, coded.charCodeAt(0) - ZERO) + coded.slice(1);
    return before;
  });
}
