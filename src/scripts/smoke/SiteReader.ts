import {fixes, quote, ReadError} from './finding';

/** What a server sent for an address. */
export interface Reply {
  /** Path below the origin that was asked for last. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Bounds that hold against any server. */
export interface ReaderLimits {
  /** Milliseconds for one response, from the request to its last byte. */
  readonly requestMs: number;
  /** Milliseconds for the whole visit. */
  readonly totalMs: number;
  /** Bytes of one response after decompression. */
  readonly maxBytes: number;
}

export const defaultLimits: ReaderLimits = {
  requestMs: 15_000,
  totalMs: 180_000,
  maxBytes: 50_000_000,
};

const MAX_HOPS = 5;
const CONNECTIONS = 6;

/**
 * Reads a site from outside: each address once, within bounds, and never from another origin.
 */
export class SiteReader {
  private readonly replies = new Map<string, Promise<Reply>>();
  private readonly waiting: (() => void)[] = [];
  /** When the whole visit must be over, on the clock of `performance`. */
  private readonly end: number;
  private open = 0;

  /** @param origin scheme and authority, without a slash at the end */
  constructor(
    readonly origin: string,
    private readonly limits: ReaderLimits = defaultLimits,
  ) {
    this.end = performance.now() + limits.totalMs;
  }

  /** How many requests were sent. */
  get requests(): number {
    return this.replies.size;
  }

  /**
   * The response to one request; a redirect is not followed.
   *
   * @param path address below the origin, with a slash at its start
   * @param accept media types that the request prefers
   * @throws ReadError when no whole response comes within the bounds
   */
  read(path: string, accept = '*/*'): Promise<Reply> {
    const key = `${accept} ${path}`;
    const known = this.replies.get(key);
    if (known !== undefined) return known;
    const reply = this.take().then(() => this.request(path, accept).finally(() => this.release()));
    // A check may look at it later, or never.
    reply.catch(() => undefined);
    this.replies.set(key, reply);
    return reply;
  }

  /**
   * The response at the end of all redirects.
   *
   * @throws ReadError also for a redirect loop, and for a redirect to another origin
   */
  async follow(path: string): Promise<Reply> {
    const seen = [path];
    for (;;) {
      const reply = await this.read(seen.at(-1) ?? path);
      const target = this.getTarget(reply);
      if (target === undefined) return reply;
      if (seen.includes(target) || seen.length > MAX_HOPS) {
        throw new ReadError({
          name: 'redirect-loop',
          where: path,
          what: `The redirects do not end, got ${quote([...seen, target].join(' → '), 300)}.`,
          expected: `a page after at most ${MAX_HOPS} redirects`,
          fix: 'Remove redirects of the host that the files of `npm run headers` do not contain.',
        });
      }
      seen.push(target);
    }
  }

  private getTarget({path, status, headers}: Reply): string | undefined {
    const location = headers.get('location');
    if (status < 300 || status >= 400 || location === null) return undefined;
    const from = this.origin + path;
    const target = URL.canParse(location, from) ? new URL(location, from) : undefined;
    if (target?.origin === this.origin) return target.pathname + target.search;
    throw new ReadError({
      name: 'redirect-elsewhere',
      where: path,
      what: `It redirects to another origin, got ${quote(location)}.`,
      expected: `an address below ${this.origin}`,
      fix: 'Check the address that you gave, and the redirects of the host.',
    });
  }

  private async request(path: string, accept: string): Promise<Reply> {
    // Not `AbortSignal.any`: Node.js 20 may collect the signals that it waits for.
    const controller = new AbortController();
    const left = Math.max(0, Math.min(this.limits.requestMs, this.end - performance.now()));
    const timer = setTimeout(() => controller.abort(), left);
    try {
      const response = await fetch(this.origin + path, {
        redirect: 'manual',
        signal: controller.signal,
        headers: {
          Accept: accept,
          'Accept-Encoding': 'br, gzip',
          // Some hosts allow other sites only where one asks.
          Origin: 'https://smoke.example',
          'User-Agent': 'portal-smoke',
        },
      });
      const body = await this.readBody(path, response);
      return {path, status: response.status, headers: response.headers, body};
    } catch (error) {
      if (error instanceof ReadError) throw error;
      throw controller.signal.aborted
        ? toTimeoutError(path, left < this.limits.requestMs ? this.limits.totalMs : left)
        : this.toReadError(path, error as Error);
    } finally {
      clearTimeout(timer);
      // What is left of a body is not read.
      controller.abort();
    }
  }

  private async readBody(path: string, response: Response): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += (chunk as Uint8Array).length;
      if (bytes > this.limits.maxBytes) {
        throw new ReadError({
          name: 'endless-response',
          where: path,
          what: `The response does not end after ${this.limits.maxBytes} bytes.`,
          expected: 'a file of the built site',
          fix: fixes.server,
        });
      }
      chunks.push(chunk as Uint8Array);
    }
    return Buffer.concat(chunks);
  }

  private toReadError(path: string, error: Error): ReadError {
    const {code = '', message} = (error.cause ?? error) as NodeJS.ErrnoException;
    return new ReadError({
      name: this.replies.size > 1 ? 'broken-response' : 'unreachable',
      where: path,
      what: `No whole response came, got ${quote(`${code} ${message}`.trim())}.`,
      expected:
        'a connection, with a valid certificate for HTTPS, that stays open to the last byte',
      fix: fixes.server,
    });
  }

  private take(): Promise<void> {
    this.open += 1;
    return this.open <= CONNECTIONS
      ? Promise.resolve()
      : new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private release(): void {
    this.open -= 1;
    this.waiting.shift()?.();
  }
}

const toTimeoutError = (path: string, milliseconds: number): ReadError =>
  new ReadError({
    name: 'slow-response',
    where: path,
    what: `No whole response came in ${milliseconds} ms.`,
    expected: 'a whole response in this time',
    fix: fixes.server,
  });
