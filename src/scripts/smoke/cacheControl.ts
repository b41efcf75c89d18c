/**
 * Seconds for which a browser may keep a response without asking. Without a rule it may guess, so
 * that counts as a day.
 */
export function readMaxAge(value: string | null): number {
  if (value === null) return 0;
  const directives = value.toLowerCase().split(/\s*,\s*/);
  if (directives.includes('no-cache') || directives.includes('no-store')) return 0;
  const age = directives.find((directive) => /^max-age=\d+$/.test(directive));
  return age === undefined ? 86_400 : Number(age.slice('max-age='.length));
}
