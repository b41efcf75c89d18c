import type {PictureFacts} from '../file/PictureFacts';
import type {Verdict} from '../verdict/summarize';

/** One picture of the reader in the table. */
export interface Row {
  readonly key: string;
  readonly name: string;
  readonly file: File;
  /** Absent until the picture is checked. */
  readonly facts?: PictureFacts;
  readonly verdict?: Verdict;
}
