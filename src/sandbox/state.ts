import {limits} from '../data/limits';
import {createTestKeys, getPlan, type TestKey} from './keys';
import type {PlanAccount} from './rules/PlanAccount';
import {createTokenBucket} from './rules/tokenBucket';
import {Usage} from './rules/Usage';

export type StoredApi = 'vehicle' | 'transport';

export type ApiFlags = Partial<Record<StoredApi, boolean>>;

export interface Hook {
  status: 'pending_confirmation' | 'confirmed' | 'deleted';
  readonly hookUrl: string;
  apis: ApiFlags;
  readonly topicName: string;
  readonly topicArn: string;
  readonly subscriptionArn: string;
  /** Proves that who confirms has read the message; a new registration makes a new one. */
  token: string;
  registeredAt: number;
}

export interface StoredEvent {
  /** Counts up, and keeps events of one millisecond in order. */
  readonly sequence: number;
  readonly api: StoredApi;
  readonly event: object;
  readonly attachmentIds: readonly string[];
  readonly creationTimestamp: number;
}

export interface Attachment {
  /** The bytes, or undefined when they can't be had any more. */
  readonly read: () => Promise<Uint8Array | undefined>;
  readonly type: string;
  readonly expiresAt: number;
}

/** Everything that belongs to one key. */
export interface Account extends PlanAccount {
  readonly key: TestKey;
  readonly subscribedAt: number;
  readonly storage: Record<StoredApi, boolean>;
  readonly hooks: Map<string, Hook>;
  events: StoredEvent[];
}

export interface SandboxState {
  readonly accounts: Map<string, Account>;
  readonly attachments: Map<string, Attachment>;
  nextSequence: number;
}

const createAccount = (key: TestKey, now: number): Account => {
  const plan = getPlan(key.plan);
  const usage = new Usage();
  if (key.isExhausted === true) usage.add(now, plan.creditsPerMonth);
  return {
    key,
    bucket: createTokenBucket(plan.throttle, now),
    usage,
    subscribedAt: now,
    storage: {vehicle: false, transport: false},
    hooks: new Map(),
    events: [],
  };
};

/** The state at the start: every test key with its plan, nothing used but by the exhausted one. */
export const createState = (now: number, defaultPlan?: string): SandboxState => ({
  accounts: new Map(createTestKeys(defaultPlan).map((key) => [key.key, createAccount(key, now)])),
  attachments: new Map(),
  nextSequence: 1,
});

/** Forgets what is older than stored events may become. */
export function dropExpired(state: SandboxState, now: number): void {
  for (const account of state.accounts.values()) {
    if (account.events.some((event) => isExpired(event, now)))
      account.events = account.events.filter((event) => !isExpired(event, now));
  }
  for (const [id, attachment] of state.attachments)
    if (attachment.expiresAt <= now) state.attachments.delete(id);
}

const isExpired = ({creationTimestamp}: StoredEvent, now: number): boolean =>
  creationTimestamp + limits.eventRetentionMs.value <= now;
