/** Milliseconds that only grow, also when the clock of the machine is set back. */
export const monotonicNow = (): number => performance.now();
