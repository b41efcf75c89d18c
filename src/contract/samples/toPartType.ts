/**
 * The media type of a part with this value, for its headers. A list of types or a wildcard leaves
 * the choice to the caller; an object is JSON otherwise.
 */
export function toPartType(value: unknown, given?: string): {readonly contentType?: string} {
  if (given !== undefined) return /^[^,*]+$/.test(given) ? {contentType: given} : {};
  return typeof value === 'object' && value !== null ? {contentType: 'application/json'} : {};
}
