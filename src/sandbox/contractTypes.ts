/**
 * Types of what `build/generateContract.ts` writes; apart from it, so that both sides can import
 * them.
 */
import type {ApiId} from '../portal/apiIds';
import type {Credential} from '../contract/samples/credentials';
import type {BodyKind} from '../contract/getBodyKind';
import type {XmlField, XmlShape} from '../contract/xml/XmlShape';
import type {ValueKind} from '../contract/listValueKinds';
import type {Style} from '../contract/types';
import type {Node} from '../contract/validation/Rule';

export type {ApiId};

/** The APIs whose results have a version. */
export type VersionedApi = 'transport' | 'vehicle';

export type ParameterPlace = 'cookie' | 'header' | 'path' | 'query';

interface DocumentedError {
  readonly status: number;
  /** What `x-sandbox-status` says to ask for it. Default: the status, for the first that has it. */
  readonly forced?: string;
  readonly message: string;
  /** In place of an object with the message. */
  readonly body?: unknown;
  /** Media type of the body. Default: `application/json`. */
  readonly type?: string;
}

/** True when the value fits; numbers in text count as numbers where the contract wants them. */
export interface Validator {
  (value: unknown): boolean;
  /** Says in sentences why a value does not fit. */
  readonly explain?: (value: unknown) => Promise<string>;
}

/** A parameter, or a field of a form. */
export interface SandboxField {
  readonly name: string;
  readonly isRequired?: true;
  /** Default: a text. */
  readonly kinds?: readonly ValueKind[];
  readonly style: Style;
  readonly explode: boolean;
  /** Whether the text is a document of JSON. */
  readonly isDocument?: true;
  /** Whether the value may be left out behind its name. */
  readonly isEmptyAllowed?: true;
  /** Media types of a part; several are separated by commas. */
  readonly mediaType?: string;
  /** Whether a part is a file. */
  readonly isFile?: true;
  /** Name of the error of a value that does not fit; `none` where any value is accepted. */
  readonly error?: string;
  readonly isValid: Validator;
}

export interface SandboxParameter extends SandboxField {
  readonly in: ParameterPlace;
}

export interface SandboxBody {
  /** Media type, or a range of them: `image/*`. */
  readonly type: string;
  readonly kind: BodyKind;
  /** Fields of a form and parts of a multipart body, in the order of the contract. */
  readonly fields: readonly SandboxField[];
  /** The root of a body of XML, and the shapes of all elements. */
  readonly xml?: XmlField;
  readonly xmlShapes?: readonly XmlShape[] | undefined;
  readonly isValid: Validator;
}

/** The response of the contract's examples. */
export interface ExampleResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** One for each media type: a value of JSON, or the text itself. */
  readonly contents: readonly {readonly type: string; readonly body: unknown}[];
}

/** The request of the contract's examples, as texts that a reader may change. */
export interface ExampleRequest {
  readonly parameters: Readonly<Record<ParameterPlace, Readonly<Record<string, string>>>>;
  readonly body?: {readonly type: string; readonly text: string};
  readonly parts?: readonly {
    readonly name: string;
    readonly value: string;
    readonly isFile: boolean;
  }[];
}

export interface SandboxOperation {
  readonly id: string;
  readonly api: ApiId;
  readonly method: string;
  /** With the prefix of the API's server: `/vehicle/{region}`. */
  readonly path: string;
  /** Whether a key is needed. */
  readonly isSecured: boolean;
  /** Credentials of which each entry is enough. Default: the usual key. */
  readonly security?: readonly (readonly Credential[])[];
  /** Which limits of the plan apply: rate, burst, quota, credits. */
  readonly planLimits: readonly string[];
  /** Parameters in the order of the contract. */
  readonly parameters: readonly SandboxParameter[];
  readonly bodies: readonly SandboxBody[];
  readonly isBodyRequired?: true;
  /**
   * Documented errors by the name of their example; with the successes that a request has to ask for,
   * if the operation is not simulated.
   */
  readonly errors: Readonly<Record<string, DocumentedError>>;
  /** Statuses that cost a credit. */
  readonly billedStatuses: readonly number[];
  /** For operations that the sandbox does not simulate. */
  readonly example?: {readonly request: ExampleRequest; readonly response: ExampleResponse};
}

/** A type as data: each validator is the index of its schema. */
type Written<T> = T extends Validator
  ? number
  : T extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : T extends object
      ? {readonly [Key in keyof T]: Written<T[Key]>}
      : T;

export type WrittenField = Written<SandboxField>;
export type WrittenBody = Written<SandboxBody>;
export type WrittenOperation = Written<Omit<SandboxOperation, 'api'>>;

/** What the sandbox knows of one API, in a file that is loaded when the API is tried. */
export interface ApiData {
  readonly api: ApiId;
  readonly operations: readonly WrittenOperation[];
  /** Schemas of the operations. */
  readonly schemas: readonly Node[];
  /** Schemas that others refer to by their index. */
  readonly definitions: readonly Node[];
  /** What is inside the elements of XML, if there is any. */
  readonly xmlShapes?: readonly XmlShape[];
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
  /** The API of each operation, and of each message to a hook. */
  readonly operationApis: Readonly<Record<string, ApiId>>;
}
