const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tab that a key moves to, following the ARIA Authoring Practices; undefined for other keys. */
export const stepTabs = <Tab>(tabs: readonly Tab[], index: number, key: string): Tab | undefined =>
  tabs[STEPS[key]?.(index, tabs.length) ?? -1];
