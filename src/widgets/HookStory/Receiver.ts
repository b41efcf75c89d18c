import type {SignedMessage} from '../../sandbox/delivery/message';
import type {OutboxEntry} from '../../sandbox/delivery/outbox';
import {retryPolicy} from '../../sandbox/delivery/retryPolicy';
import {SECOND_MS, type Clock} from '../../sandbox/clock';
import type {CallLog} from './calls';
import {deliveryToText, toStatusLine} from './httpText';

/** What the server of the story does with the next message. */
export type ServerMode = 'works' | 'fails' | 'is too slow';

/** Handles a message that has not been handled yet; resolves to what came of it. */
type Handle = (message: SignedMessage) => Promise<string>;

/** The reader's server: a few lines of it, which handle each message once. */
export class Receiver {
  mode: ServerMode = 'works';
  /** Messages that it has handled, by `MessageId`. */
  readonly handled = new Map<string, SignedMessage>();
  duplicates = 0;
  readonly #clock: Clock;
  readonly #log: CallLog;
  readonly #handle: Handle;

  constructor(clock: Clock, log: CallLog, handle: Handle) {
    this.#clock = clock;
    this.#log = log;
    this.#handle = handle;
  }

  /** Takes a message as the sandbox delivers it: resolves to the status, or rejects without one. */
  async receive({type, hookUrl, headers, body, attempts}: OutboxEntry): Promise<number> {
    const attempt = attempts.length === 0 ? '' : `, retry ${attempts.length}`;
    const call = this.#log.begin({
      at: this.#clock.now(),
      from: 'API',
      to: 'Your server',
      title: type + attempt,
      request: deliveryToText(hookUrl, headers, body),
    });
    if (this.mode === 'fails') return this.#respond(call, 500, 'The server could not handle it.');

    const note = await this.#handleOnce(JSON.parse(body) as SignedMessage);
    if (this.mode === 'works') return this.#respond(call, 200, note);

    const seconds = retryPolicy.timeoutMs / SECOND_MS;
    this.#log.end(call, {
      outcome: 'no response',
      isFailure: true,
      note: `${note} But it did not respond within ${seconds} seconds.`,
    });
    throw new Error(`no response within ${seconds} seconds`);
  }

  #respond(call: number, status: number, note: string): number {
    this.#log.end(call, {
      response: `${toStatusLine(status)}\ncontent-length: 0`,
      outcome: String(status),
      isFailure: status >= 400,
      note,
    });
    return status;
  }

  async #handleOnce(message: SignedMessage): Promise<string> {
    if (this.handled.has(message.MessageId)) {
      this.duplicates += 1;
      return 'A duplicate: the server knows the MessageId and ignores it.';
    }
    const note = await this.#handle(message);
    this.handled.set(message.MessageId, message);
    return note;
  }
}
