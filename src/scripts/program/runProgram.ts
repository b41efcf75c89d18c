/** What the engine throws: a mistake of ours, whose message alone says nothing. */
const MISTAKES = ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError'];

/**
 * Runs a program. What it throws is for the person who started it: the message is printed without
 * a stack, and the exit code is 1. Only a mistake of the program shows its place.
 */
export function runProgram(main: () => void | Promise<void>): void {
  void (async () => main())().catch((error: Error) => {
    console.error(MISTAKES.includes(error.name) ? error.stack : error.message);
    process.exitCode = 1;
  });
}
