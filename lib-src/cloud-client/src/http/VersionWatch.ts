import type {Connection} from './Connection.js';

/** Warns once when the API responds in another version than this package describes. */
export class VersionWatch {
  #warned: boolean;
  readonly #api: string;
  readonly #supported: string;
  readonly #connection: Connection;

  constructor(api: string, supported: string, connection: Connection, asked: string | undefined) {
    this.#api = api;
    this.#supported = supported;
    this.#connection = connection;
    // A caller who asks for a version knows that it differs.
    this.#warned = asked !== undefined;
  }

  notice(version: unknown): void {
    if (this.#warned || typeof version !== 'string' || version === this.#supported) return;
    this.#warned = true;
    this.#connection.logger?.warn(
      `${this.#api}: responds in version ${this.#connection.redact(version, 20)}, this package describes ${this.#supported}. Fix: update the package.`,
    );
  }
}
