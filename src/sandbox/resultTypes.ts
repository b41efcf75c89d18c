import type {ApiId} from './contractTypes';
import type {Node} from '../contract/validation/Rule';

/** A field of a response, or a whole response, as the reference explains it. */
export interface ReferenceNode {
  /** Where: `api/vehicle#Plate-country`. */
  readonly at?: string;
  /** Versions of the response structure that brought or dropped the field. */
  readonly since?: string;
  readonly removed?: string;
  /** Indexes of the nodes of its fields; the items of a list are not in between. */
  readonly fields?: Readonly<Record<string, number>>;
  /** Index of the node of fields with any other name. */
  readonly other?: number;
  /** Indexes of nodes whose fields it has too: those of a shared schema, and of alternatives. */
  readonly as?: readonly number[];
}

/** Where the reference of an API explains the fields of its responses and messages. */
export interface ReferenceData {
  /** Index of the node of each response and message by operationId. */
  readonly roots: Readonly<Record<string, number>>;
  readonly nodes: readonly ReferenceNode[];
}

/** The schemas of an API's responses and messages. */
export interface ResponseData {
  readonly api: ApiId;
  /** Index of the schema by operationId. */
  readonly roots: Readonly<Record<string, number>>;
  readonly schemas: readonly Node[];
  readonly definitions: readonly Node[];
}
