import {useHistory} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';

/**
 * What a reader chose for all pages: an attribute of `html`, which CSS reads. The address overrides
 * it for others (`?lang=`, `?target=`).
 */
export interface ReaderSetting {
  /** Of the address. `docusaurus.tab.` before it is the key of the storage. */
  readonly parameter: string;
  /** In `dataset` of the root element. */
  readonly attribute: string;
  readonly initial: string;
}

/**
 * Docusaurus stores the choice of `<Tabs groupId="lang">` under the same key, so both stay in sync.
 * The attribute is set before the first paint: keep in sync with
 * src/plugins/browser/deferred-hydration/inline/appearance.js.
 */
export const sampleLanguage: ReaderSetting = {
  parameter: 'lang',
  attribute: 'sampleLanguage',
  initial: 'curl',
};

/** Where samples send their requests. */
export const sampleTarget: ReaderSetting = {
  parameter: 'target',
  attribute: 'sampleTarget',
  initial: 'cloud',
};

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The value of a setting in this page. */
export const readSetting = ({attribute, initial}: ReaderSetting): string =>
  document.documentElement.dataset[attribute] ?? initial;

/**
 * The value of a setting, and a function that changes it in this page, in its address and on the
 * next pages. The element that the reader pressed keeps its place, although all samples change.
 */
export function useReaderSetting(
  setting: ReaderSetting,
): [value: string, select: (value: string, pressed: HTMLElement) => void] {
  const history = useHistory();
  const value = useSyncExternalStore(
    subscribe,
    () => readSetting(setting),
    () => setting.initial,
  );

  const select = (chosen: string, pressed: HTMLElement): void => {
    const before = pressed.getBoundingClientRect().top;
    document.documentElement.dataset[setting.attribute] = chosen;
    createStorageSlot(`docusaurus.tab.${setting.parameter}`).set(chosen);
    listeners.forEach((listener) => listener());
    window.scrollBy({top: pressed.getBoundingClientRect().top - before, behavior: 'instant'});
    const search = new URLSearchParams(history.location.search);
    search.set(setting.parameter, chosen);
    history.replace({...history.location, search: search.toString()});
  };

  return [value, select];
}
