const slot = {get: () => null, set: () => {}};

/** Stands in for `@docusaurus/theme-common`: nothing is stored. */
export const createStorageSlot = () => slot;
export const useStorageSlot = () => [null, slot] as const;
export const useCodeWordWrap = () => ({
  codeBlockRef: {current: null},
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => {},
});
