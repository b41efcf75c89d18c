/** A value as JSON for a message, cut after forty characters; nothing for what JSON has no form for. */
export const toShort = (value: unknown): string | undefined =>
  JSON.stringify(value)?.replace(/^(.{40}).+$/s, '$1…');
