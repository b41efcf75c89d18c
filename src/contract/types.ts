/**
 * The parts of an OpenAPI 3.1 document that the portal reads, with the portal's own `x-` fields.
 */

export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;
export type Method = (typeof methods)[number];

export interface Reference {
  readonly $ref: string;
}

/**
 * A decision of this documentation (api-specs/README.md). Readers see the contract, not the mark.
 */
interface Assumable {
  /** Why this was decided. */
  readonly 'x-assumed'?: string;
}

/** A decision about a whole document or operation, which no single node of it makes. */
interface StatedAssumption {
  readonly statement: string;
  readonly reason: string;
}

/**
 * What a wrong value gives: the name of an error example of the operation, or `none` where any
 * value is accepted.
 */
interface ErrorOfValue {
  readonly 'x-error'?: string;
}

/** Whether the same request may succeed later. */
export interface RetryAdvice {
  readonly when: 'never' | 'with-backoff' | 'next-period';
  readonly advice: string;
}

/** What an error says beyond its status. An example may narrow what its response says. */
export interface ErrorAdvice extends Assumable {
  readonly 'x-cause'?: string;
  readonly 'x-remedy'?: string;
  readonly 'x-retry'?: RetryAdvice;
}

type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

export interface ExternalDocs {
  readonly description?: string;
  readonly url: string;
}

export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<
    Record<
      string,
      {readonly default: string; readonly enum?: readonly string[]; readonly description?: string}
    >
  >;
}

export interface Schema extends Assumable, ErrorOfValue {
  /** In OpenAPI 3.1 a reference may have siblings, such as a separate description. */
  readonly $ref?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly title?: string;
  /** `null` where a generator wrote one. */
  readonly description?: string | null;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly dependentSchemas?: Readonly<Record<string, Schema>>;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly propertyNames?: Schema;
  readonly unevaluatedProperties?: boolean | Schema;
  readonly unevaluatedItems?: boolean | Schema;
  readonly contains?: Schema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly contentEncoding?: string;
  readonly externalDocs?: ExternalDocs;
  readonly xml?: Readonly<Record<string, boolean | string>>;
  /** Of OpenAPI 3.0; in 3.1 it means the same as `examples` with one value. */
  readonly example?: unknown;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly contentMediaType?: string;
  /** Shape of a text that is itself a document. */
  readonly contentSchema?: Schema;
  readonly pattern?: string;
  readonly multipleOf?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  /** Unit of a number: px, ms, mm, %, … */
  readonly 'x-unit'?: string;
  /** Version of the response structure that brought the field. */
  readonly 'x-since'?: string;
  /** Version of the response structure that dropped the field. */
  readonly 'x-removed'?: string;
  /** What each value of `enum` means. */
  readonly 'x-enum-descriptions'?: Readonly<Record<string, string>> | readonly string[];
  /** The values that a comma-separated text may hold. */
  readonly 'x-list-of'?: readonly string[];
}

export interface Example extends ErrorAdvice {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
  /**
   * The request that gives this response: path parameters, headers and parts by name; images by
   * name of the file.
   */
  readonly 'x-request'?: Readonly<Record<string, string | readonly string[]>>;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
  readonly encoding?: Readonly<Record<string, Encoding>>;
}

export interface Encoding {
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly style?: Style;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

export type Style =
  'deepObject' | 'form' | 'label' | 'matrix' | 'pipeDelimited' | 'simple' | 'spaceDelimited';

export interface Header extends Assumable {
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema?: Schema;
  /** Instead of `schema`, for a value that is a document itself. */
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly style?: Style;
  readonly explode?: boolean;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
}

export interface Parameter extends ErrorOfValue, Header {
  readonly name: string;
  readonly in: 'cookie' | 'header' | 'path' | 'query';
  readonly allowEmptyValue?: boolean;
  readonly allowReserved?: boolean;
}

export interface RequestBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Response extends ErrorAdvice {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly links?: Readonly<Record<string, Link | Reference>>;
  /** Whether a response with this status costs a credit. */
  readonly 'x-billed'?: boolean;
}

/** A call that a response leads to. */
export interface Link {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly description?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly requestBody?: unknown;
  readonly server?: Server;
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** Limits of the plan that an operation counts against. */
export type PlanLimit = 'burst' | 'credits' | 'quota' | 'rate';

export interface OperationObject {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  readonly servers?: readonly Server[];
  readonly deprecated?: boolean;
  readonly security?: readonly SecurityRequirement[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Reference | RequestBody;
  readonly responses?: Readonly<Record<string, Reference | Response>>;
  /** Requests that the service sends to an address in the call, by name and address. */
  readonly callbacks?: Readonly<Record<string, PathItems | Reference>>;
  readonly 'x-plan-limits'?: readonly PlanLimit[];
  readonly 'x-assumed'?: readonly StatedAssumption[];
}

export type PathItem = Readonly<Partial<Record<Method, OperationObject>>> & {
  readonly $ref?: string;
  readonly servers?: readonly Server[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
};

export type PathItems = Readonly<Record<string, PathItem>>;

export interface SecurityScheme {
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly openIdConnectUrl?: string;
  readonly flows?: Readonly<Record<string, OAuthFlow>>;
  readonly description?: string;
}

interface OAuthFlow {
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes?: Readonly<Record<string, string>>;
}

interface Components {
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly responses?: Readonly<Record<string, Reference | Response>>;
  readonly parameters?: Readonly<Record<string, Parameter | Reference>>;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
  readonly requestBodies?: Readonly<Record<string, Reference | RequestBody>>;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
}

/** One API, bundled: every `$ref` points into the document itself. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
    readonly termsOfService?: string;
    readonly contact?: {readonly name?: string; readonly url?: string; readonly email?: string};
    readonly license?: {
      readonly name: string;
      readonly identifier?: string;
      readonly url?: string;
    };
    /** What changed in this version, for clients. */
    readonly 'x-changes'?: string;
  };
  readonly servers?: readonly Server[];
  readonly externalDocs?: ExternalDocs;
  readonly security?: readonly SecurityRequirement[];
  readonly tags?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly externalDocs?: ExternalDocs;
  }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  /** Requests that the service sends to a reader's server, by name. */
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: Components;
  readonly 'x-assumed'?: readonly StatedAssumption[];
}
