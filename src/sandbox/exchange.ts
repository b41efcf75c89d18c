import type {Clock} from './clock';
import type {SandboxOperation} from './contractTypes';
import type {Outbox} from './delivery/outbox';
import type {Signer} from './delivery/signer';
import type {Recognize} from './recognition/recognizeImages';
import type {Account, SandboxState} from './state';

/** The result of an operation or a rule, before it becomes a `Response`. */
export interface SandboxResponse {
  readonly status: number;
  readonly body: unknown;
  /** Media type of a body that is not JSON; empty for none. */
  readonly type?: string;
  /** Which rule decided: the name of the example in the contract, or of the sandbox's own rule. */
  readonly rule: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ImagePart {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** One request on its way through the rules; each rule may add what it found out. */
export interface Exchange {
  readonly request: Request;
  readonly url: URL;
  readonly operation: SandboxOperation;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** As they were sent: still percent-encoded. */
  readonly rawParameters: Readonly<Record<string, string>>;
  readonly state: SandboxState;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly signer: Signer;
  readonly recognize: Recognize;
  readonly requestId: string;
  /** Set by authentication. */
  account?: Account;
  /** Set by the rule of the body's size. */
  body?: Uint8Array<ArrayBuffer>;
  /** Set by the rules of the body: the text parts, and the images in their order. */
  parts?: Readonly<Record<string, string>>;
  images?: readonly ImagePart[];
  /** Set by the rules of the body for a JSON body. */
  json?: unknown;
}

type RuleResult = SandboxResponse | undefined;

/** Returns a response if the request breaks the rule; undefined lets the request continue. */
export type Rule = (exchange: Exchange) => RuleResult | Promise<RuleResult>;

export type Handler = (exchange: Exchange) => SandboxResponse | Promise<SandboxResponse>;

/** The documented error response of an operation, by the name of its example. */
export function reject(
  {operation}: Pick<Exchange, 'operation'>,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): SandboxResponse {
  const error = operation.errors[name];
  if (error === undefined) {
    throw new Error(
      `\`${operation.id}\`: documents no error named "${name}". Expected: one of ${Object.keys(operation.errors).join(', ')}.`,
    );
  }
  return {
    status: error.status,
    body: error.body ?? {message: error.message},
    type: error.type,
    rule: name,
    headers,
  };
}

/** An error response of the sandbox's own, where the contract documents none. */
export const rejectUndocumented = (
  rule: string,
  status: number,
  message: string,
): SandboxResponse => ({status, body: {message}, rule});

/** The documented error of this name; the sandbox's own where there is none. */
export const rejectAs = (
  exchange: Pick<Exchange, 'operation'>,
  name: string,
  status: number,
  message: string,
): SandboxResponse =>
  name in exchange.operation.errors
    ? reject(exchange, name)
    : rejectUndocumented(name, status, message);

/**
 * 400 for a value that does not fit, where the contract names no error for it.
 *
 * @param reason why, in sentences that call the value "it". Empty when it cannot be loaded
 */
export async function rejectValue(
  subject: string,
  reason: Promise<string> | string,
): Promise<SandboxResponse> {
  const why = await Promise.resolve(reason).catch(() => '');
  const message = `${subject} does not fit the contract. ${why}`.trim();
  return rejectUndocumented('invalidValue', 400, message);
}

/** The response of an operation that succeeded. */
export const accept = (
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): SandboxResponse => ({status: 200, body, rule: 'ok', headers});

/** The account, which authentication has set for every secured operation. */
export function getAccount(exchange: Exchange): Account {
  if (exchange.account === undefined)
    throw new Error(`\`${exchange.operation.id}\`: used an account without authentication.`);

  return exchange.account;
}

/** Boolean headers are `true` or anything else, which counts as false. */
export const isHeaderOn = ({request}: Pick<Exchange, 'request'>, name: string): boolean =>
  request.headers.get(name)?.trim().toLowerCase() === 'true';
