/** What growth may cost. */
export const aims = {
  /** Processor time of one page more, between 40 and 1,000 documents: that of Starlight (`anchors`). */
  coldPageMs: 34,
  warmPageMs: 25,
  /** A specification of so many operations more … */
  operations: 200,
  /** … takes at most so much processor time more, … */
  operationsCpuSeconds: 8,
  /** … and the build at most so much memory. */
  operationsMegabytes: 1000,
} as const;
