/** One thing that is looked for: the ways to say it, each of words that must all occur. */
export interface Wanted {
  readonly ways: readonly Way[];
  /** Higher for terms that few sections contain; 0 if none does. */
  readonly rarity: number;
}

interface Way {
  readonly stems: readonly string[];
  /** 1 for what was typed, less for a correction or a synonym. */
  readonly weight: number;
  /** Whether a longer word that begins so will do. */
  readonly isPrefix: boolean;
}
