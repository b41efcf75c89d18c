/**
 * Types of what `build/generateContract.ts` writes; apart from it, so that both sides can import
 * them.
 */
import type {Node} from './validation/Rule';

export type ApiId = 'vehicle' | 'transport' | 'storage' | 'descriptor';

/** The APIs whose results have a version. */
export type VersionedApi = 'transport' | 'vehicle';

export type ParameterPlace = 'path' | 'query' | 'header';

interface DocumentedError {
  readonly status: number;
  readonly message: string;
}

/** True when the value fits; numbers in text count as numbers where the contract wants them. */
export type Validator = (value: unknown) => boolean;

export interface SandboxOperation {
  readonly id: string;
  readonly api: ApiId;
  readonly method: string;
  /** With the prefix of the API's server: `/vehicle/{region}`. */
  readonly path: string;
  /** Whether a key is needed. */
  readonly isSecured: boolean;
  /** Which limits of the plan apply: rate, burst, quota, credits. */
  readonly planLimits: readonly string[];
  /** Parameters in the order of the contract. */
  readonly parameters: readonly {
    readonly name: string;
    readonly in: ParameterPlace;
    /** The error of a value that does not fit; without one, any value is accepted. */
    readonly error?: string;
    readonly isValid: Validator;
  }[];
  /** Parts of a multipart body in the order of the contract, the binary ones left out. */
  readonly parts: readonly {
    readonly name: string;
    readonly isRequired: boolean;
    /** Whether the part is JSON text. */
    readonly isJson: boolean;
    /** The error of a part that does not fit; without one, any part is accepted. */
    readonly error?: string;
    readonly isValid: Validator;
  }[];
  /** Whether a JSON body fits; undefined where no JSON body is expected. */
  readonly isBodyValid?: Validator;
  /** Documented errors by the name of their example. */
  readonly errors: Readonly<Record<string, DocumentedError>>;
  /** Statuses that cost a credit. */
  readonly billedStatuses: readonly number[];
}

/** A type as data: each validator is the index of its schema. */
type Written<T> = T extends Validator
  ? number
  : T extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : T extends object
      ? {readonly [Key in keyof T]: Written<T[Key]>}
      : T;

export type WrittenOperation = Written<Omit<SandboxOperation, 'api'>>;

/** What the sandbox knows of one API, in a file that is loaded when the API is tried. */
export interface ApiData {
  readonly api: ApiId;
  readonly operations: readonly WrittenOperation[];
  /** Schemas of the operations. */
  readonly schemas: readonly Node[];
  /** Schemas that others refer to by their index. */
  readonly definitions: readonly Node[];
  /** Shortened OpenAPI documents of all APIs, in the API that lists them. */
  readonly documents?: Readonly<Record<ApiId, object>>;
}

/** A field of a result that a version added or removed: `data.vehicles.mmr.found`. */
export interface FieldVersion {
  readonly field: string;
  readonly since?: string;
  readonly removed?: string;
}

/** What every API needs: a stored event has the result of another API. */
export interface SharedData {
  /** Versions that `x-api-version` accepts, oldest first. */
  readonly apiVersions: Readonly<Record<VersionedApi, readonly string[]>>;
  readonly fieldVersions: Readonly<Record<VersionedApi, readonly FieldVersion[]>>;
  /** Names that the `service` part accepts. */
  readonly services: readonly string[];
}
