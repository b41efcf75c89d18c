const slot = {get: () => null, set: () => {}};

/** A stub of `@docusaurus/theme-common` that stores nothing. */
export const createStorageSlot = () => slot;
export const useStorageSlot = () => [null, slot] as const;
export const useCodeWordWrap = () => ({
  codeBlockRef: {current: null},
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => {},
});
