/** How far the full index has come. */
export interface IndexProgress {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Share of the index that has arrived, from 0 to 1; absent when its size is unknown. */
  readonly share?: number | undefined;
}

let progress: IndexProgress = {status: 'idle'};
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export const indexProgress = {
  get: (): IndexProgress => progress,
  set(value: IndexProgress): void {
    progress = value;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
