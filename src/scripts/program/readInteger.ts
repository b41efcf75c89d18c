/**
 * Reads a number from a command line.
 *
 * @param option its name, for the message
 * @param highest the largest number that makes sense
 * @throws Error for anything but digits, and for a larger number
 * @example readInteger('port', '3000', MAX_PORT) // 3000
 */
export function readInteger(option: string, value: string, highest: number): number {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN;
  if (number <= highest) return number;
  throw new Error(
    `\`--${option}\`: out of range, got ${JSON.stringify(value)}. Expected: an integer from 0 to ${highest}.`,
  );
}

/** The highest port of a machine. Port 0 lets the system choose one. */
export const MAX_PORT = 65_535;
