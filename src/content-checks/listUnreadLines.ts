export const IMPORT = /^.*\bfrom ['"][^'"\n]+['"];?$/gm;
/** Its last line, when that is a bracket alone, begins a quotation. */
export const COMPONENT = /<[A-Z][\w.]*\s(?:[^]*?(?<!=)>|[^]*)/g;
export const ADMONITION = /^:::.*/gm;

/** Lines of the source of a paragraph, from 0, that are no prose: one of these is reported there. */
export function listUnreadLines(source: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const pattern of [IMPORT, COMPONENT, ADMONITION]) {
    for (const {0: found, index} of source.matchAll(pattern)) {
      const first = source.slice(0, index).split('\n').length - 1;
      for (const offset of found.split('\n').keys()) lines.add(first + offset);
    }
  }
  return lines;
}
