import type {Bytes} from '../bytes';
import type {Algorithm} from '../verify/algorithms';
import type {CauseId} from './causes';

/** One thing that was different. */
export interface Change {
  readonly cause: CauseId;
  readonly label: string;
}

/** What a matcher says about one body: which key and signature it fits, with as few changes as possible. */
export interface Match {
  readonly changes: readonly Change[];
  readonly algorithm?: Algorithm;
}

/** Finds the key and the signature that one body fits. */
export interface Matcher {
  /** @param maxChanges changes of key and algorithm together, from 0 to 2 */
  match(body: Bytes, maxChanges: number): Promise<Match | undefined>;
  /** Combinations that were compared so far. */
  readonly tried: number;
}
