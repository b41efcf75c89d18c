import type {Clock} from './clock';
import type {Basis, SandboxOperation} from './contractTypes';
import type {Outbox} from './delivery/outbox';
import type {Signer} from './delivery/signer';
import type {Account, SandboxState} from './state';

/** What an operation or a rule answers, before it becomes a Response. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Which rule decided: the name of the example in the contract, or of the sandbox's own rule. */
  readonly rule: string;
  readonly basis: Basis | 'sandbox';
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
  readonly state: SandboxState;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly signer: Signer;
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

export type RuleResult = Answer | undefined;

/** Answers when the request breaks it, undefined when the request may go on. */
export type Rule = (exchange: Exchange) => RuleResult | Promise<RuleResult>;

export type Handler = (exchange: Exchange) => Answer | Promise<Answer>;

/** The documented answer of an operation to what went wrong, by the name of its example. */
export function refuse(
  {operation}: Pick<Exchange, 'operation'>,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const error = operation.errors[name];
  if (error === undefined) {
    throw new Error(
      `\`${operation.id}\`: documents no error named "${name}". Expected: one of ${Object.keys(operation.errors).join(', ')}.`,
    );
  }
  return {
    status: error.status,
    body: {message: error.message},
    rule: name,
    basis: error.basis,
    headers,
  };
}

/** The answer of an operation that did what was asked. */
export const accept = (
  {operation}: Pick<Exchange, 'operation'>,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({status: 200, body, rule: 'ok', basis: operation.basis, headers});

/** The account, which authentication has set for every secured operation. */
export function getAccount(exchange: Exchange): Account {
  if (exchange.account === undefined)
    throw new Error(`\`${exchange.operation.id}\`: used an account without authentication.`);

  return exchange.account;
}

/** Boolean headers are `true` or anything else, which counts as false. */
export const isHeaderOn = ({request}: Pick<Exchange, 'request'>, name: string): boolean =>
  request.headers.get(name)?.trim().toLowerCase() === 'true';
