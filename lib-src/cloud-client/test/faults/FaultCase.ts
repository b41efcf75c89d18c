import type {TestServer} from '../support/server.js';

/** What a client did, spelled as the JavaScript client spells it. */
export interface Outcome {
  /** What the call returned, if it did. */
  readonly value?: unknown;
  readonly error?: SeenError;
  /** Lines that the logger got. */
  readonly log: readonly string[];
  /** Everything that a log could print of the error and the client. */
  readonly shown: string;
  readonly tookMs: number;
}

interface SeenError {
  readonly name: string;
  readonly code: string;
  readonly message: string;
  readonly [field: string]: unknown;
}

/** A call with its arguments as plain data, so that any language can make it. */
export interface Call {
  readonly client: 'vehicle' | 'transport' | 'storage' | 'descriptor';
  /** Options of the client, besides key and endpoint. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly method: string;
  readonly args?: readonly unknown[];
  /** Options of the call. */
  readonly callOptions?: {readonly timeoutMs?: number; readonly deadlineMs?: number};
  /** Aborts the call after a time. */
  readonly abortAfterMs?: number;
  /** How often the call is made, one after the other. Default: once. */
  readonly times?: number;
}

/** Makes a call with the client of a language. */
export type Runner = (endpoint: string, call: Call) => Promise<Outcome>;

/** Something that goes wrong, and what every client must make of it. */
export interface FaultCase {
  readonly title: string;
  readonly serve: () => Promise<TestServer>;
  readonly call: Call;
  /** The value that the call returns, or some of its fields. */
  readonly value?: unknown;
  /** Fields of the error; none: the call succeeds. */
  readonly error?: Readonly<Record<string, unknown>>;
  /** What the error's text is, or contains, with the address of the server as `SERVER`. */
  readonly message?: string | RegExp;
  /** How many requests the server gets. */
  readonly requests?: number;
  /** Anything else. */
  readonly check?: (server: TestServer, outcome: Outcome) => void;
}

/** A recognition of the smallest picture. */
export const sendImage = (
  options: Call['options'] = {},
  more: Pick<Call, 'abortAfterMs' | 'callOptions' | 'times'> = {},
): Call => ({client: 'vehicle', options, method: 'send', args: ['IMAGE'], ...more});

/** A call that is free. */
export const getHooks = (options: Call['options'] = {}): Call => ({
  client: 'storage',
  options,
  method: 'getHooks',
});

/** How long the second request came after the first, in milliseconds. */
export const getGap = ({requests}: TestServer): number =>
  (requests[1]?.at ?? 0) - (requests[0]?.at ?? 0);
