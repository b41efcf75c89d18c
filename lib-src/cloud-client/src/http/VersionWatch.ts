import type {Connection} from './Connection.js';

/** Tells the logger once when the API answers in another version than this package describes. */
export class VersionWatch {
  #told: boolean;
  readonly #api: string;
  readonly #supported: string;
  readonly #connection: Connection;

  constructor(api: string, supported: string, connection: Connection, asked: string | undefined) {
    this.#api = api;
    this.#supported = supported;
    this.#connection = connection;
    // Whoever asks for a version knows that it differs.
    this.#told = asked !== undefined;
  }

  notice(version: unknown): void {
    if (this.#told || typeof version !== 'string' || version === this.#supported) return;
    this.#told = true;
    this.#connection.logger?.warn(
      `${this.#api}: answers in version ${version.slice(0, 20)}, this package describes ${this.#supported}. Fix: update the package.`,
    );
  }
}
