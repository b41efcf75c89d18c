/** One thing that is looked for: the ways to say it, each of words that must all occur. */
export interface Term {
  readonly ways: readonly Way[];
  /** Less than 1 for everyday words. */
  readonly importance: number;
}

/** A term, and how well it tells sections apart. */
export interface Wanted extends Pick<Term, 'ways'> {
  /** Higher for terms that few sections contain; 0 if none does. */
  readonly rarity: number;
}

export interface Way {
  readonly stems: readonly string[];
  /** What it is; ranking trusts what was typed most. */
  readonly kind: 'typed' | 'corrected' | 'completed' | 'synonym' | 'related';
  /** Whether a longer word that begins so will do. */
  readonly isPrefix: boolean;
}
