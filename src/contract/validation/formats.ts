const matching =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

/** The 31st of April is none, and would be the 1st of May. */
const isDate = (text: string): boolean => new Date(text).toJSON()?.slice(0, 10) === text;
const isTime = matching(
  /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i,
);

/** The host of a URL as browsers read it: shortened, and numbers in their usual form. */
function readHost(host: string): string {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return '';
  }
}

/**
 * Formats of texts that are checked; of numbers, `int32` is. Any other one is a note for readers.
 * What ajv-formats takes, which reads examples when specifications are linted, is taken here too.
 */
export const formats: ReadonlyMap<string, (text: string) => boolean> = new Map(
  Object.entries({
    // With two slashes, a host follows: `https://a.example`; `urn:a:b` and `file:///a` have none.
    uri: matching(
      /^file:\/{3}\S*$|^[a-z][a-z\d+.-]*:(?:\/\/(?:[^\s/?#@]+@)?[^\s/?#@]+(?:[/?#]\S*)?|(?!\/\/)\S+)$/i,
    ),
    date: isDate,
    time: isTime,
    'date-time': (text) =>
      isDate(text.slice(0, 10)) && /^[t\s]/i.test(text.slice(10)) && isTime(text.slice(11)),
    uuid: matching(/^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
    email: matching(/^(?:"[^"]+"|[^\s@".]+(?:\.[^\s@".]+)*)@[^\s@]+$/),
    hostname: matching(/^(?!.{255})(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.|$))+$/i),
    ipv4: (text) => /^[\d.]+$/.test(text) && readHost(text) === text,
    ipv6: (text) => /^[\da-f:.]+$/i.test(text) && readHost(`[${text}]`) !== '',
  }),
);

/** Whether the sandbox checks a format. */
export const isCheckedFormat = (format: unknown): format is string =>
  format === 'int32' || formats.has(format as string);

/** Whether a value has a format. One that is not checked, or is for another type, lets it pass. */
export function hasFormat(format: string, value: unknown): boolean {
  if (typeof value === 'string') return formats.get(format)?.(value) ?? true;
  // Bitwise operators cut numbers to this format.
  return format !== 'int32' || typeof value !== 'number' || (value | 0) === value;
}
