/** The time that `--trace-time` and the numbers that `--trace-ids` of curl put before each line. */
export const MARKS = String.raw`(?:[\d:.]+ )?(?:\[[\d-]+\] )?`;

const SENT = new RegExp(`^${MARKS}> ?(.*)$`);

/** The lines that `curl -v` says it sent; undefined for another text. */
export function readSentLines(text: string): string[] | undefined {
  const sent = text.split(/\r?\n/).flatMap((line) => SENT.exec(line)?.[1] ?? []);
  return sent.length === 0 ? undefined : sent;
}
