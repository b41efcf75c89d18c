import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';

/** Docusaurus stores the choice of `<Tabs groupId="lang">` under the same key, so both stay in sync. */
const CHOICE = createStorageSlot('docusaurus.tab.lang');

/**
 * Keep in sync with src/plugins/browser/deferred-hydration/inline/appearance.js, which sets the
 * attribute before the first paint.
 */
const DEFAULT = 'curl';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): string => document.documentElement.dataset.sampleLanguage ?? DEFAULT;

/** The language of the code samples. */
export const useSampleLanguage = (): string => useSyncExternalStore(subscribe, read, () => DEFAULT);

/** Switches every sample to this language, on this page and the next ones. */
export function setSampleLanguage(language: string): void {
  document.documentElement.dataset.sampleLanguage = language;
  CHOICE.set(language);
  listeners.forEach((listener) => listener());
}
