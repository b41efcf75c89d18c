import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';

/** The key under which Docusaurus keeps the choice of `<Tabs groupId="lang">`, so that both follow each other. */
const CHOICE = createStorageSlot('docusaurus.tab.lang');

/** Keep in sync with src/plugins/deferred-hydration/inline/appearance.js, which sets the attribute before the first paint. */
const DEFAULT = 'curl';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): string => document.documentElement.dataset.sampleLanguage ?? DEFAULT;

/** The language in which samples show. */
export const useSampleLanguage = (): string => useSyncExternalStore(subscribe, read, () => DEFAULT);

/** Shows every sample in this language, here and on the pages to come. */
export function setSampleLanguage(language: string): void {
  document.documentElement.dataset.sampleLanguage = language;
  CHOICE.set(language);
  listeners.forEach((listener) => listener());
}
