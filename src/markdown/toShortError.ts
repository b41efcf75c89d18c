/** An error for a writer: where stacks are printed, its message is, since our code is not the matter. */
export const toShortError = (message: string): Error =>
  Object.assign(new Error(message), {stack: message});
