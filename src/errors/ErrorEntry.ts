import type {ApiId} from '../portal/apiIds';
import {apiLabels} from '../portal/apiLabels';

/** Where errors come from besides the APIs. */
export const otherSources = {
  network: 'Networks and browsers',
  samples: 'Code samples',
  'cloud-client': 'JavaScript cloud client',
  'python-client': 'Python cloud client',
  'webhook-middleware': 'Middleware for agent webhooks',
  agent: 'Vehicle detector agent',
  worker: 'On-premise worker',
  'license-client': 'License service client',
  mobile: 'Mobile app',
} as const;

export type ErrorSource = ApiId | keyof typeof otherSources;

/** Where errors come from, in the order of the list. */
export const errorSources = {
  ...apiLabels,
  ...otherSources,
} satisfies Readonly<Record<ErrorSource, string>>;

/** Whether a credit was spent: certainly, certainly not, or by what happened before. */
type Billing = 'maybe' | 'no' | 'yes';

/** Whether the same request may succeed later, as in the contract. */
type Retry = 'never' | 'next-period' | 'with-backoff';

/** A request that causes an error in the sandbox. */
export interface ErrorTry {
  readonly operationId: string;
  /** Name of the operation for readers. */
  readonly label: string;
  /** Name of the case: that of the error's example in the contract. */
  readonly caseName: string;
}

/** A page that documents an error; `to` is below the base. */
interface ErrorPage {
  readonly label: string;
  readonly to: string;
}

/** One error that this documentation explains. */
export interface ErrorEntry {
  /** Id of its heading. */
  readonly id: string;
  readonly sources: readonly ErrorSource[];
  /** `400`, or `5xx` for a class of statuses. */
  readonly status?: string;
  readonly exitCode?: string;
  /** Codes that programs compare: `ERR_CONFIG`, `ECONNREFUSED`, the name of a case of the sandbox. */
  readonly codes: readonly string[];
  /** What its messages have in common; absent if the messages are short. */
  readonly title?: string;
  /** Texts, with `…` for every part that differs from case to case. */
  readonly messages: readonly string[];
  /** Common forms of a message that is mostly `…`, to recognize it. */
  readonly variants?: readonly string[];
  /** Whether parts of the messages say nothing: other programs have them too. */
  readonly isWholeOnly?: boolean;
  readonly cause: string;
  readonly remedy: string;
  readonly billed: Billing;
  readonly retry: Retry;
  /** What to know about a retry, if there is more to say than yes or no. */
  readonly retryAdvice?: string;
  /** Pages that document the error: one, or that of each library that has it. */
  readonly pages: readonly [ErrorPage, ...ErrorPage[]];
  /** Whether no other page lists the error. */
  readonly isOnlyHere: boolean;
  readonly tries: readonly ErrorTry[];
  /** Requests that return it: `POST /vehicle/`, up to the first parameter of the path. */
  readonly calls: readonly string[];
}
