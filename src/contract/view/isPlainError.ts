import {resolveReference} from '../resolveReference';
import type {ContractDocument, Example, Response} from '../types';

/**
 * An error of our own APIs: its body is a message, and the page tells what each message means
 * instead of a schema.
 */
export function isPlainError(document: ContractDocument, response: Response): boolean {
  const [media, ...others] = Object.values(response.content ?? {});
  return (
    response['x-cause'] !== undefined &&
    media?.examples !== undefined &&
    others.length === 0 &&
    Object.values(media.examples).every((example) =>
      isMessage(resolveReference<Example>(document, example).value),
    )
  );
}

const isMessage = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'message' &&
  typeof (value as {readonly message: unknown}).message === 'string';
