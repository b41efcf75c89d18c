import type {Bytes} from '../bytes';

/** A request as it was pasted, dropped or filled in. */
export interface WebhookRequest {
  /** In their order; a name can occur more than once. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Bytes;
  /** What was done to get there, and what the reader should know, in sentences. */
  readonly notes: readonly string[];
  /** The body is not as it was sent: that no cause is found would say nothing. */
  readonly isInexact?: true;
}

/** A request, and what tells it from the others of the same text. */
export interface NamedRequest {
  readonly label: string;
  readonly request: WebhookRequest;
}

/** The values of a header, joined by commas if there are several; undefined without one. */
export function getHeader({headers}: WebhookRequest, name: string): string | undefined {
  const values = headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}

/** The text has no request in it. The message says what to paste instead. */
export class RequestTextError extends Error {}
