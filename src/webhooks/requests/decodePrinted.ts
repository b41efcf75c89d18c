import {fromUtf8, toUtf8} from '../bytes';
import {readLiteral} from './readLiteral';
import type {WebhookRequest} from './WebhookRequest';

/**
 * The request with a body that a program printed as bytes, or as an object, in the form in which it
 * may have arrived; undefined for any other body.
 *
 * @throws RequestTextError if the program left out a part
 */
export function decodePrinted(request: WebhookRequest): WebhookRequest | undefined {
  const text = fromUtf8(request.body)?.trim() ?? '';
  if (!/^(?:<Buffer|[bB]["']|[{[]|[A-Z]\w* [{[])/.test(text) || isJson(text)) return undefined;
  const value = readLiteral(text);
  if (typeof value === 'string' || value instanceof Uint8Array) {
    const body = typeof value === 'string' ? toUtf8(value) : new Uint8Array(value);
    const note = 'The body was printed as bytes by a program. They were read.';
    return {...request, body, notes: [...request.notes, note]};
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const note =
    'The body is an object as a program prints it, not the text that arrived. It was written as JSON here.';
  const body = toUtf8(JSON.stringify(value));
  return {...request, body, isInexact: true, notes: [...request.notes, note]};
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
