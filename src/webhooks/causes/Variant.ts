import type {Bytes} from '../bytes';
import type {CauseId} from './causes';

/** Something in another form, and the cause that it would prove. */
export interface Variant<Value = Bytes> {
  readonly cause: CauseId;
  /** What is different, as the end of "The signature fits …". */
  readonly label: string;
  readonly value: Value;
  /** For a signature: it was sent in just this form. */
  readonly isSent?: boolean;
}
