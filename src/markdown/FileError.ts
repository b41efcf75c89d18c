/**
 * A mistake in a file, which the message names. The build, the development server and the bundler
 * print the message alone, since a stack would show our code or a parser's, and not the mistake.
 */
export class FileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // The bundler prints the stack.
    this.stack = message;
    // Node.js prints an error with its causes.
    Object.defineProperty(this, Symbol.for('nodejs.util.inspect.custom'), {value: () => message});
  }
}
