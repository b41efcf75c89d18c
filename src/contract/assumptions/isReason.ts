/** Whether a text is a sentence: some words and a full stop. */
export const isReason = (text: unknown): text is string =>
  typeof text === 'string' && /^\S+(?:\s+\S+){2,}\.$/.test(text.trim());
