/**
 * Runs a program. What it throws is for the person who started it: the message is printed without
 * a stack, and the exit code is 1.
 */
export function runProgram(main: () => void | Promise<void>): void {
  void (async () => main())().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
