/** Milliseconds that only grow, also when somebody sets the clock of the machine back. */
export const monotonicNow = (): number => performance.now();
