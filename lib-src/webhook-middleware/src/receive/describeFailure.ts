/** Causes below an error that are described. */
const CAUSES = 3;

/**
 * Name, message and stack of what a handler has thrown, and of its causes. Other fields are left
 * out: they may hold the event or a secret.
 */
export function describeFailure(error: unknown, causes = CAUSES): string {
  if (!(error instanceof Error))
    return Object(error) === error ? 'an object that is no Error' : String(error);

  const {name, message, stack = '', cause} = error;
  // The stack's first line has the name and the message that the error was created with.
  const frames = /^ {4}at [^]*/m.exec(stack)?.[0];
  return [
    `${name}: ${message}`,
    ...(frames === undefined ? [] : [frames]),
    ...(cause === undefined || causes === 0
      ? []
      : [`Cause: ${describeFailure(cause, causes - 1)}`]),
  ].join('\n');
}
