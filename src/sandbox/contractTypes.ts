/**
 * Types of what `build/generateContract.ts` writes; apart from it, so that both sides can import
 * them.
 */

export type ApiId = 'vehicle' | 'transport' | 'storage' | 'descriptor';

export type ParameterPlace = 'path' | 'query' | 'header';

interface DocumentedError {
  readonly status: number;
  readonly message: string;
}

/** True when the value fits; numbers in text count as numbers where the contract wants them. */
type Validator = (value: unknown) => boolean;

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
  /** Response fields that a version added or removed: `data.vehicles.mmr.found`. */
  readonly fieldVersions: readonly {
    readonly field: string;
    readonly since?: string;
    readonly removed?: string;
  }[];
}

export interface SandboxContract {
  readonly operations: readonly SandboxOperation[];
  readonly apiVersions: Readonly<Record<'vehicle' | 'transport', readonly string[]>>;
  readonly services: readonly string[];
  readonly documents: Readonly<Record<ApiId, object>>;
}
