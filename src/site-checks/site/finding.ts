/** One thing to fix on the built site. */
export interface Finding {
  /** File below the build folder. */
  readonly page: string;
  /** What is wrong, what was got, what is expected. */
  readonly message: string;
  /**
   * Texts that its source may hold, the most telling first: they find the line to fix. One that ends
   * in a colon is a key of the page's own source.
   */
  readonly needles: readonly string[];
  /** May occur on many pages for one reason, such as a link in the footer. It is then reported once. */
  readonly isShared?: boolean;
}

/** A line of a file that a person wrote. */
export interface Place {
  /** Path from the top of the repository. */
  readonly file: string;
  readonly line?: number;
}

/** The same finding on every page that shows it, with the source of it where that is known. */
export interface LocatedFinding {
  readonly message: string;
  readonly pages: readonly [string, ...string[]];
  readonly place: Place | undefined;
}

/** `- docs/faq.mdx:12: <a href="/x"> leads nowhere. (content/faq/index.html and 3 more)` */
export function formatFinding({message, pages, place}: LocatedFinding): string {
  if (place === undefined) return `- ${listPages(pages)}: ${message}`;
  return `- ${place.file}${place.line === undefined ? '' : `:${place.line}`}: ${message} (${listPages(pages)})`;
}

/** The finding as a command that GitHub shows beside the line of a pull request. */
export function toAnnotation({message, pages, place}: LocatedFinding): string {
  const properties =
    place === undefined ? '' : ` file=${escapeProperty(place.file)},line=${place.line ?? 1}`;
  return `::error${properties}::${escapeData(`${listPages(pages)}: ${message}`)}`;
}

const listPages = ([first, ...others]: LocatedFinding['pages']): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
