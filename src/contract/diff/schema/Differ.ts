import type {Schema} from '../../types';
import type {Direction, SchemaDifference} from '../Change';

/** Compares schemas of two versions of a document. */
export interface Differ {
  /** The schema of the version before, by what it allows. */
  readonly viewBefore: (schema: Schema) => Schema;
  /** The schema of the version after, by what it allows. */
  readonly viewAfter: (schema: Schema) => Schema;
  areSame(before: Schema, after: Schema): boolean;
  diff(
    before: Schema | boolean | undefined,
    after: Schema | boolean | undefined,
    direction: Direction,
  ): readonly SchemaDifference[];
  diffExtraFields(before: Schema, after: Schema, direction: Direction): SchemaDifference[];
}
