/** Rejects the value of an option, with what is expected instead. */
export function fail(option: string, problem: string, value: string, expected: string): never {
  throw new RangeError(
    `\`--${option}\`: ${problem}, got ${JSON.stringify(value)}. Expected: ${expected}.`,
  );
}
