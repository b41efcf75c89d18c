/** Where the progress is printed. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

const WIDTH = 30;
/** Without a terminal, a line is printed per this share of the work. */
const LINE_EVERY = 0.25;

/**
 * Prints the progress of an import: a bar on a terminal, a few plain lines elsewhere, such as in a
 * CI log.
 *
 * @param now a monotonic clock in milliseconds
 * @example const show = createProgress(process.stderr); show(500, 20_000);
 */
export function createProgress(
  stream: ProgressStream,
  now: () => number = () => performance.now(),
): (done: number, total: number) => void {
  const start = now();
  let shown = 0;
  return (done, total) => {
    const share = total === 0 ? 1 : done / total;
    const text = `${Math.floor(share * 100)} %, ${done.toLocaleString('en')} of ${total.toLocaleString('en')} records, ${((now() - start) / 1000).toFixed(1)} s`;
    if (stream.isTTY === true) {
      const filled = Math.round(share * WIDTH);
      stream.write(
        `\r[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${text}${share >= 1 ? '\n' : ''}`,
      );
    } else if (share - shown >= LINE_EVERY || share >= 1) {
      shown = share;
      stream.write(`${text}\n`);
    }
  };
}
