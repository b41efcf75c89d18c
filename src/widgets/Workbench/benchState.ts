import {useSyncExternalStore} from 'react';
import type {RequestValues} from '../../sandbox/cases';
import type {ApiId} from '../../sandbox/contractTypes';
import type {OperationForm} from '../../sandbox/formTypes';
import type {Draft} from './link';
import type {SandboxResponse} from './session';

/** A request that was sent, and its response. */
export interface Exchange {
  readonly id: number;
  readonly api: ApiId;
  readonly operationId: string;
  /** Summary of the operation. */
  readonly title: string;
  /** When it was sent, in milliseconds. */
  readonly time: number;
  /** The request as the query of a link, which is what a reload keeps of it. */
  readonly search: string;
  /** The request itself; absent after a reload. */
  readonly values?: RequestValues;
  readonly response: SandboxResponse;
}

/** The operation that is open. */
export interface Current {
  readonly api: ApiId;
  readonly form: OperationForm;
  readonly draft: Draft;
}

export interface BenchState {
  readonly phase: 'failed' | 'loading' | 'ready';
  /** What to load again after a failure. */
  readonly wanted?: string;
  readonly current?: Current;
  /** Drafts of other operations, by operation. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** The oldest first. */
  readonly history: readonly Exchange[];
  readonly shownId?: number;
  readonly comparedId?: number;
  readonly isSending: boolean;
  /** Why the last request was not sent. */
  readonly problem?: string;
}

export const EMPTY: BenchState = {phase: 'loading', drafts: {}, history: [], isSending: false};

const listeners = new Set<() => void>();
let state = EMPTY;

export const getBench = (): BenchState => state;

/** Changes a part of the state; it lives as long as the visit, whichever door opens it. */
export function updateBench(change: Partial<BenchState>): void {
  state = {...state, ...change};
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBench = (): BenchState => useSyncExternalStore(subscribe, getBench, getBench);

/** The exchange that is shown, if it is one of the open operation. */
export function getShown({history, shownId, current}: BenchState): Exchange | undefined {
  const shown = history.find(({id}) => id === shownId);
  return shown?.operationId === current?.form.id ? shown : undefined;
}
