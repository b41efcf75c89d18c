/**
 * Cards have no emoji (`src/theme/DocCard`), so nothing is split off a label. The replaced module
 * needs `Intl.Segmenter` when it is loaded, and the flag `v` of regular expressions, which Firefox
 * has since versions 125 and 116.
 */
export const extractLeadingEmoji = (input: string): {emoji: string | null; rest: string} => ({
  emoji: null,
  rest: input,
});
