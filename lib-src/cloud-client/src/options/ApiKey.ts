import {configError} from './configError.js';
import {createRedactor, type Redactor} from './createRedactor.js';

/** A key of the cloud API that cannot be shown by accident: not by `inspect`, JSON or a text. */
export class ApiKey {
  readonly #value: string;
  readonly #redact: Redactor;

  constructor(value: unknown) {
    // The value stays out of the message, also when it is wrong: it may be a key with a stray line
    // break.
    if (typeof value !== 'string' || value === '') {
      throw configError('apiKey', 'is missing', {
        expected: 'your API key as a string',
        fix: 'copy it from %%host.console%%',
      });
    }
    if (!/^[\x21-\x7e]{1,1024}$/.test(value)) {
      throw configError('apiKey', 'cannot be a key', {
        expected: 'at most 1024 visible ASCII characters without spaces or line breaks',
        fix: 'trim what you read from a file or variable',
      });
    }
    this.#value = value;
    this.#redact = createRedactor(value);
  }

  /** The key itself, for the request header only. */
  reveal(): string {
    return this.#value;
  }

  /** A text from elsewhere, such as a response that echoes the key, with the key masked. */
  redact(text: string, limit?: number): string {
    return this.#redact(text, limit);
  }
}
