import type {Method} from '../types';

/** Who sends a value: the client in a request, or the service in a response. */
export type Direction = 'request' | 'response';

/** What changed, as element and event. */
export type ChangeKind =
  | 'billing-changed'
  | 'body-added'
  | 'body-removed'
  | 'body-optional'
  | 'body-required'
  | 'choice-added'
  | 'choice-removed'
  | 'default-changed'
  | 'deprecated'
  | 'encoding-changed'
  | 'error-added'
  | 'error-changed'
  | 'error-removed'
  | 'extra-fields-changed'
  | 'field-added'
  | 'field-optional'
  | 'field-removed'
  | 'field-required'
  | 'format-changed'
  | 'header-added'
  | 'header-optional'
  | 'header-removed'
  | 'header-required'
  | 'limit-changed'
  | 'media-type-added'
  | 'media-type-removed'
  | 'operation-added'
  | 'operation-removed'
  | 'operation-renamed'
  | 'parameter-added'
  | 'parameter-optional'
  | 'parameter-removed'
  | 'parameter-required'
  | 'plan-limit-added'
  | 'plan-limit-removed'
  | 'rule-changed'
  | 'security-changed'
  | 'server-added'
  | 'server-removed'
  | 'status-added'
  | 'status-removed'
  | 'type-changed'
  | 'unit-changed'
  | 'values-added'
  | 'values-removed'
  | 'version-marked'
  | 'webhook-added'
  | 'webhook-removed';

/** A difference, wherever it is. */
export interface Difference {
  readonly kind: ChangeKind;
  /** Whether a client that followed the contract before can fail now. */
  readonly isBreaking: boolean;
  /** A sentence without its subject: "Removed." */
  readonly text: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Version of the response structure that brings a new field. */
  readonly since?: string;
}

/** A difference in a schema. */
export interface SchemaDifference extends Difference {
  /** Way from the schema to the value: `.data`, `.vehicles`, `[]`. */
  readonly path: readonly string[];
  /** Component and field where the value is described: `Plate.text`. */
  readonly home?: string;
}

/** Where a difference shows. */
export interface Place {
  /** The operationId. Absent for what concerns the whole API. */
  readonly operation?: string;
  readonly method?: Method;
  /** Path below the server, or name of the webhook. */
  readonly path?: string;
  /** Part of the request or response: `request body`, `response 200`, `query parameter limit`. */
  readonly part?: string;
  /** Path of the value in that part: `data.vehicles[].plate`. */
  readonly field?: string;
}

/** A change of the contract, with every place where it shows. */
export interface Change extends Difference {
  readonly home?: string;
  readonly places: readonly [Place, ...Place[]];
}

/** How a set of allowed values changed. */
type Effect = 'narrower' | 'other' | 'wider';

/** Clients may fail when they may send less than before, or receive more. */
export const isBreaking = (effect: Effect, direction: Direction): boolean =>
  effect === 'other' || (effect === 'narrower') === (direction === 'request');

/** A value in a sentence. */
export const quote = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** Values in a sentence. */
export const quoteAll = (values: readonly unknown[]): string => values.map(quote).join(', ');

/** A comparison, as a sentence. */
export function describeStep(name: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${name} is now ${quote(after)}.`;
  if (after === undefined) return `${name} ${quote(before)} no longer applies.`;
  return `${name} changed from ${quote(before)} to ${quote(after)}.`;
}
