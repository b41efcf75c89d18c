import type {ContractDocument} from '../types';
import type {Difference, Place} from './Change';
import type {Differ} from './schema/Differ';

/** A difference at one place. */
export interface Finding {
  readonly place: Place;
  readonly difference: Difference & {readonly home?: string};
}

/** Two versions of a contract, and what compares their schemas. */
export interface Versions {
  readonly before: ContractDocument;
  readonly after: ContractDocument;
  readonly schemas: Differ;
}
