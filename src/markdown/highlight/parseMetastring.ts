import parseRange from 'parse-numeric-range';

/** What a fence says after its language. */
export interface FenceOptions {
  readonly title: string | undefined;
  readonly emphasized: ReadonlySet<number>;
  readonly firstNumber: number | undefined;
}

/** Reads `title="app.js" {1,4-6} showLineNumbers=10`, in any order (Docusaurus's own notation). */
export function parseMetastring(metastring: string): FenceOptions {
  const title = /title=(["'])(.*?)\1/.exec(metastring)?.[2];
  const range = /\{([\d,\s-]+)\}/.exec(metastring)?.[1];
  const numbers = /\bshowLineNumbers(?:=(\d+))?/.exec(metastring);
  return {
    title,
    emphasized: new Set(range === undefined ? [] : parseRange(range)),
    firstNumber: numbers === null ? undefined : Number(numbers[1] ?? 1),
  };
}
