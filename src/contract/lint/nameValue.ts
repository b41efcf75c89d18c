/**
 * Adds what was got to "type must be string" of a linter: YAML reads `+31612345678` as a number, and
 * `example:` alone as null.
 *
 * @param message of the linter
 * @param value at the place that it names
 */
export function nameValue(message: string, value: unknown): string {
  if (!message.endsWith('type must be string.')) return message;
  const got = message.replace(/\.$/, `, got ${JSON.stringify(value)}.`);
  if (value === null) return `${got} Fix: write a text, or let the schema allow null.`;
  return typeof value === 'number' || typeof value === 'boolean'
    ? `${got} Fix: put it in quotes.`
    : message;
}
